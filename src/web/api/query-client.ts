import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { onReturn } from '#web/ui/connection.ts'
import { noteFailure } from './sign-in-missing.ts'

/** An error response is final; if there is no response, the request is repeated. */
const worthRetrying = (failures: number, error: unknown) => failures < 2 && !(error instanceof AppError)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  // Without a network a call fails at once, instead of being paused silently.
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

onReturn(() => void queryClient.refetchQueries({ type: 'active' }))
