import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { noteFailure } from './sign-in-missing.ts'

/** An answer of the server that says no is final; silence is asked again. */
const worthRetrying = (failures: number, error: unknown) => failures < 2 && !(error instanceof AppError)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying } },
})
