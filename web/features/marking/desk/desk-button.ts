/** The style of the buttons in the desk's header: small, so that all fit in one line. */
export const deskButton = { size: 'xs', fz: 'sm', px: 10, variant: 'default' } as const;
