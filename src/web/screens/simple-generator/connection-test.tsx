import { useMutation } from '@tanstack/react-query'
import Plug from 'lucide-react/icons/plug'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Whether the vendors' models can be reached, once somebody asks. */
export const useConnectionTest = () => useMutation({ mutationFn: () => api.documentsV2.test({}) })

type ConnectionTest = { test: ReturnType<typeof useConnectionTest> }

export const ConnectionTestButton = ({ test: { mutate, isPending } }: ConnectionTest) => (
  <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
    {isPending ? <Spinner /> : <Plug aria-hidden size={16} strokeWidth={1.7} />}
    Test API Connections
  </Button>
)

const reasonOf = (error: Error) => (error instanceof AppError && error.details) || error.message

export function ConnectionTestResult({ test: { data, error } }: ConnectionTest) {
  if (error) return <ErrorBanner>{`API test failed: ${reasonOf(error)}`}</ErrorBanner>
  if (!data) return null
  const { claude, openai } = data.tests
  return <SuccessBanner>{`API Test Complete - Claude: ${claude.status}, OpenAI: ${openai.status}`}</SuccessBanner>
}
