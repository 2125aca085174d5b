import { noteFailure } from '#web/api/sign-in-missing.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Performs an action on a document and then reloads its state. A failure is not reported, because the page shows the actual state. */
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
