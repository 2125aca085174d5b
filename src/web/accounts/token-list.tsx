import type { Token } from '#shared/api/tokens.ts'
import { momentDay } from '#web/ui/day-text.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/tokens.ts'
import * as general from '#words/general.ts'

type TokenListProps = { tokens: Token[]; onEnded: (name: string) => void }

/** The valid tokens, each with its rights and its last use. */
export const TokenList = ({ tokens, onEnded }: TokenListProps) => (
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
