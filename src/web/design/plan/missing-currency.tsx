import { Button } from '#web/ui/button.tsx'
import * as texts from '#words/design-effort.ts'
import type { DesignEditing } from '../editing.ts'
import { usualCurrency } from '../tables/lists.ts'

/** Says how many costs have no currency, and gives them all the usual one of this design. */
export function MissingCurrency({ editing: { facts, money, isReadOnly, change } }: { editing: DesignEditing }) {
  const currency = usualCurrency(facts, money)
  const without = facts.costs.filter((line) => !line.currency)
  if (!currency || without.length === 0 || isReadOnly) return null
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <p>{texts.withoutCurrency(without.length)}</p>
      <Button
        size="small"
        onClick={() => change(...without.map(({ id }) => ({ op: 'set' as const, id, field: 'currency', value: currency })))}
      >
        {texts.giveCurrency(currency)}
      </Button>
    </div>
  )
}
