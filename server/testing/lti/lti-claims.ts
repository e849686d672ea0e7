export const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
export const SCOPES = 'https://purl.imsglobal.org/spec/lti-ags/scope/';

/**
 * The claims of the platform at `origin` about the link that was followed, for each kind of launch.
 */
export function linkClaims(origin: string) {
  return {
    /** The claims of a course, including its services. */
    course: (id: string, title = 'Year 9 Science') => ({
      [`${CLAIM}context`]: { id, title },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: `${origin}/members`,
        service_versions: ['2.0'],
      },
    }),
    grades: (lineitem?: string) => ({
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        scope: [`${SCOPES}score`, `${SCOPES}lineitem`],
        lineitems: `${origin}/columns`,
        ...(lineitem && { lineitem: `${origin}${lineitem}` }),
      },
    }),
    quiz: (quizCode: string) => ({ [`${CLAIM}custom`]: { quiz_code: quizCode } }),
    link: (id: string) => ({ [`${CLAIM}resource_link`]: { id } }),
    deepLinking: (data?: string) => ({
      [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: `${origin}/returned`,
        accept_types: ['ltiResourceLink'],
        accept_presentation_document_targets: ['iframe', 'window'],
        ...(data && { data }),
      },
    }),
  };
}
