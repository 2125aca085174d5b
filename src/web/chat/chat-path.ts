/** Where a conversation stands, or a new one begins. */
export function chatPath({ chat, archived }: { chat?: string | undefined; archived?: boolean }): string {
  const query = new URLSearchParams({ ...(chat && { chat }), ...(archived && { archived: 'true' }) }).toString()
  return `/dashboard/ai${query && `?${query}`}`
}
