import { useMutation } from '@tanstack/react-query'
import Plug from 'lucide-react/icons/plug'
import type { ProviderTest } from '#shared/api/documents-v2.ts'
import { providers } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import * as words from '#words/simple-generator.ts'

/** Tests on demand whether the providers' models can be reached. */
export const useConnectionTest = () => useMutation({ mutationFn: () => api.documentsV2.test({}) })

type ConnectionTest = { test: ReturnType<typeof useConnectionTest> }

export const ConnectionTestButton = ({ test: { mutate, isPending } }: ConnectionTest) => (
  <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
    {isPending ? <Spinner /> : <Plug aria-hidden size={16} strokeWidth={1.7} />}
    {words.testApiConnections}
  </Button>
)

const reasonOf = (error: Error) => (error instanceof AppError && error.details) || error.message

export function ConnectionTestResult({ test: { data, error } }: ConnectionTest) {
  if (error) return <ErrorBanner>{words.apiTestFailed(reasonOf(error))}</ErrorBanner>
  if (!data) return null
  const { claude, openai } = data.tests
  const sentence = words.apiTestComplete(claude.status, openai.status)
  if (claude.status === 'connected' && openai.status === 'connected') return <SuccessBanner>{sentence}</SuccessBanner>
  return (
    <NoticeBanner>
      <p>{sentence}</p>
      <Reason vendor={providers.claude.label} test={claude} />
      <Reason vendor={providers.openai.label} test={openai} />
    </NoticeBanner>
  )
}

/** Why a provider is not connected; the message of a failure already names it. */
const Reason = ({ vendor, test: { status, message } }: { vendor: string; test: ProviderTest }) =>
  message && <p className="text-sm text-ink-2">{status === 'failed' ? message : `${vendor}: ${message}`}</p>
