import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { onReturn } from '#web/ui/connection.ts'
import { noteFailure } from './sign-in-missing.ts'

/** An answer of the server that says no is final; silence is asked again. */
const worthRetrying = (failures: number, error: unknown) => failures < 2 && !(error instanceof AppError)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  // Without a network a call fails like any other, and is not held back without a word.
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

onReturn(() => void queryClient.refetchQueries({ type: 'active' }))
