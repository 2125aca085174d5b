/** Path of a conversation, or of a new one. */
export function chatPath({ chat, archived }: { chat?: string | undefined; archived?: boolean }): string {
  const query = new URLSearchParams({ ...(chat && { chat }), ...(archived && { archived: 'true' }) }).toString()
  return `/dashboard/ai${query && `?${query}`}`
}
