import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { daySpans } from '#web/ui/day-spans.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import * as words from '#words/tokens.ts'
import type { Token } from '#shared/api/tokens.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'

type TokenListProps = { tokens: Token[]; onEnded: (name: string) => void }

/** The valid tokens, each with its rights and its last use. */
const TokenList = ({ tokens, onEnded }: TokenListProps) => (
  <ul aria-label={words.tokens} className="border-t border-line">
    {tokens.map((token) => (
      <TokenRow key={token.id} token={token} onEnded={onEnded} />
    ))}
  </ul>
)

function TokenRow({ token, onEnded }: { token: Token; onEnded: (name: string) => void }) {
  const { id, name, ending, may, expiresAt, usedAt } = token
  const { isBusy, begin } = useWork(async () => {
    await api.tokens.end({ id })
    onEnded(name)
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-ink-3">
          <span className="font-mono">…{ending}</span>
          {may === 'read' ? words.mayReadUntil(momentDay(expiresAt)) : words.mayReadAndWriteUntil(momentDay(expiresAt))}
        </p>
        <p className="text-ink-3">{usedAt === null ? words.notUsedYet : words.lastUsed(momentDay(usedAt))}</p>
      </div>
      <Button size="small" aria-label={words.endTheToken(name)} disabled={isBusy} onClick={begin}>
        {general.end}
      </Button>
    </li>
  )
}

const reload = () => queryClient.invalidateQueries({ queryKey: ['tokens'] })

/** Access tokens with which programs sign in for the account. */
export function TokensPanel() {
  const [said, setSaid] = useState('')
  const [made, setMade] = useState<string>()
  const { data, isError } = useQuery({ queryKey: ['tokens'], queryFn: async () => (await api.tokens.list({})).tokens })
  const onEnded = (name: string) => {
    setSaid(words.tokenHasEnded(name))
    void reload()
  }
  return (
    <section aria-labelledby="tokens-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="tokens-title" className="text-lg font-medium tracking-tight">
          {words.accessTokens}
        </h2>
        <p className="text-sm text-ink-3">{words.forProgramsThatCallProduct}</p>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {made !== undefined && <ShownOnce label={words.yourNewToken} value={made} onDone={() => setMade(undefined)} />}
      <TokenForm onMade={setMade} />
      {isError && !data && <p className="text-sm text-ink-3">{words.tokensCannotBeShownNow}</p>}
      {data?.length === 0 && <p className="text-sm text-ink-3">{words.youHaveNoToken}</p>}
      {data && data.length > 0 && <TokenList tokens={data} onEnded={onEnded} />}
    </section>
  )
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const make = useMutation({
    mutationFn: (asked: { name: string; may: 'read' | 'write'; days: number }) => api.tokens.make(asked),
    onSuccess: ({ token }) => onMade(token),
    onSettled: reload,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { name, may, days } = Object.fromEntries(new FormData(form)) as Record<'name' | 'may' | 'days', string>
    make.mutate({ name, may: may === 'write' ? 'write' : 'read', days: Number(days) }, { onSuccess: () => form.reset() })
  }
  return (
    <form aria-label={words.newToken} onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={words.whatItIsFor}>
          {(control) => <Input {...control} name="name" required maxLength={100} autoComplete="off" />}
        </Field>
      </div>
      <Field label={words.itMay}>
        {(control) => (
          <Select {...control} name="may" defaultValue="read">
            <option value="read">{words.read}</option>
            <option value="write">{words.readAndWrite}</option>
          </Select>
        )}
      </Field>
      <Field label={words.itWorksFor}>
        {(control) => (
          <Select {...control} name="days" defaultValue="90">
            <Options of={daySpans} />
          </Select>
        )}
      </Field>
      {make.isError && (
        <div className="sm:col-span-2">
          <ErrorBanner>{sentenceFor(make.error)}</ErrorBanner>
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" disabled={make.isPending}>
          {words.makeTheToken}
        </Button>
      </div>
    </form>
  )
}
