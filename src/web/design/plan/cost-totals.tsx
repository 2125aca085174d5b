import { moneyLabel } from '#web/ui/money.ts'
import * as texts from '#words/design-effort.ts'
import type { DesignEditing } from '../editing.ts'
import type { Days } from './effort.ts'
import { beside, type Totals, unpricedIn } from './totals.ts'

/** What everything costs once and each year, and beside it what the brief says, without a verdict. */
export function CostTotals({ editing: { facts, money } }: { editing: DesignEditing }) {
  const { totals } = money
  const unpriced = unpricedIn(facts)
  if (totals.length === 0) return null
  return (
    <div aria-live="polite" className="grid gap-1 text-sm">
      {totals.map((one) => (
        <p key={one.currency} className="font-medium tabular-nums">
          {totalText(one, totals.length > 1)}
        </p>
      ))}
      {unpriced > 0 && <p className="text-ink-2">{texts.withoutPrice(unpriced)}</p>}
      {money.amounts.length > 0 && (
        <>
          <p className="text-ink-2">{texts.amountsOfBrief}</p>
          <ul className="grid gap-1">
            {money.amounts.map((amount) => (
              <li key={`${amount.reference} ${amount.low} ${amount.period}`} className="wrap-anywhere">
                {besideText(amount, totals)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const spanText = ([low, high]: Days, currency: string) => texts.spanned(moneyLabel(low, currency), moneyLabel(high, currency))

function totalText({ currency, once, year }: Totals, isOneOfSeveral: boolean) {
  const sums = [spanText(once, currency), spanText(year, currency)] as const
  return isOneOfSeveral && currency ? texts.inAll(currency, ...sums) : texts.inAllBare(...sums)
}

function besideText(amount: DesignEditing['money']['amounts'][number], totals: readonly Totals[]) {
  const { words, reference, currency, period, low, high } = amount
  const quote = texts.quoted(words, reference)
  const compared = beside(amount, totals)
  if (!compared) return quote
  const difference = differenceText(compared.difference, currency)
  const isRange = low !== high && difference !== texts.same
  return `${quote}: ${texts.paid[period](spanText(compared.total, currency))}, ${isRange ? texts.thanUpper(difference) : difference}`
}

function differenceText([low, high]: Days, currency: string): string {
  const textOf = (amount: number) => moneyLabel(Math.abs(amount), currency)
  if (low === 0 && high === 0) return texts.same
  if (high <= 0) return texts.less(texts.spanned(textOf(high), textOf(low)))
  if (low >= 0) return texts.more(texts.spanned(textOf(low), textOf(high)))
  return texts.spanned(texts.less(textOf(low)), texts.more(textOf(high)))
}
