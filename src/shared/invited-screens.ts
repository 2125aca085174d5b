/** The paths of the screens whose samples stand where the account's own work could: the invitation to it is shown there. */
export const invitedScreens: ReadonlySet<string> = new Set([
  '/dashboard',
  '/dashboard/ai',
  '/dashboard/clients',
  '/dashboard/projects',
])
