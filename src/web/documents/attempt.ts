import { noteFailure } from '#web/api/sign-in-missing.ts'
import { queryClient } from '#web/api/query-client.ts'

/**
 * Does something to a document and then asks anew how things stand. A failure is not spoken of:
 * the page shows what is true.
 */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    noteFailure(error)
    return false
  } finally {
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [noun] }) => noun === 'documents' || noun === 'sharing' })
  }
}
