/** Paths of the screens that show samples where the account's own work could be; they show the invitation to switch. */
export const invitedScreens: ReadonlySet<string> = new Set([
  '/dashboard',
  '/dashboard/ai',
  '/dashboard/clients',
  '/dashboard/projects',
])
