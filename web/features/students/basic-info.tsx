import type { ReactNode } from 'react';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { isWithoutEmail, shownEmail } from '../../../shared/sign-in-name.ts';
import { formatDate } from '../../ui/dates/format-date.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { leaverSentence, roleNames } from '../accounts/public.ts';
import classes from './basic-info.module.css';
import { CorrectDetails } from './correct-details.tsx';
import { MergeAccounts } from './merge/merge-accounts.tsx';
import { ChangeRole } from './change-role.tsx';
import { PanelTitle } from './panel-title.tsx';

/** The person's details (spec section 2, /student-profile). */
export function BasicInfo({ profile }: { profile: StudentProfile }) {
  const { username, displayName, email, role, createdAt, leaver, classNames } = profile;
  return (
    <Panel component="section" aria-labelledby="basic-info" className={classes.panel}>
      <PanelTitle id="basic-info">Basic info</PanelTitle>
      <dl className={classes.facts}>
        {username !== displayName && <Fact name="Username">{username}</Fact>}
        <Fact name={isWithoutEmail(email) ? 'Signs in as' : 'Email'}>{shownEmail(email)}</Fact>
        <Fact name="Role">
          <div className={classes.role}>
            {roleNames[role]}
            <ChangeRole profile={profile} />
          </div>
        </Fact>
        <Fact name="Joined">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Fact>
        {leaver && <Fact name="Leaver">{leaverSentence(leaver)}</Fact>}
        {(role === 'student' || classNames.length > 0) && (
          <Fact name="Classes">
            {classNames.length === 0 ? (
              'In no class yet'
            ) : (
              <ul className={classes.classes}>
                {[...new Set(classNames)].map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        )}
      </dl>
      <CorrectDetails profile={profile} />
      <MergeAccounts profile={profile} />
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
