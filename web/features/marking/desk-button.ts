/** How the buttons of the desk's head look: small, so that all stand in one line. */
export const deskButton = { size: 'xs', fz: 'sm', px: 10, variant: 'default' } as const;
