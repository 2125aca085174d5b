import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { claimAt, type Claim, factsAt, findClaim, goToClaim, showClaim, useClaim } from '#web/documents/claims.ts'
import { type Facts, factsOf, fieldLabel, originOf, useFacts, wordsOf } from '#web/documents/facts.ts'
import { useKey } from '#web/ui/page-keys.ts'
import * as words from '#words/document-page.ts'
import type { PanelProps } from './panel-props.ts'

/** Milliseconds for which the pointer must rest on a citation before its card appears, and for which it may leave to reach the card. */
const rest = 250

type ClaimCardProps = PanelProps & { paper: RefObject<HTMLElement | null>; onBrief: () => void; onQuestions: () => void }

/** Shown next to the cited text under the pointer: the quotation from the brief, with its field. */
export function ClaimCard({ paper, onBrief, onQuestions, ...version }: ClaimCardProps) {
  const claim = useClaim()
  const { data } = useFacts(version.document, version.version)
  useKey('.', words.nextClaim, () => paper.current && goToClaim(paper.current))
  useKey(',', words.claimBefore, () => paper.current && goToClaim(paper.current, -1))
  usePointing(paper)
  if (!claim || !data) return null
  return <Card key={claim.facts.join(' ')} claim={claim} facts={data} onBrief={onBrief} onQuestions={onQuestions} />
}

type CardProps = { claim: Claim; facts: Facts; onBrief: () => void; onQuestions: () => void }

/** True for facts that still need an answer or a verdict. */
const isOpen = (id: string) => /^(OQ|ASM)-/.test(id)
const linkStyle = 'cursor-pointer text-accent underline underline-offset-2 pointer-coarse:py-2.5'

function Card({ claim, facts, onBrief, onQuestions }: CardProps) {
  const box = useRef<HTMLElement>(null)
  usePopoverPlacement(claim, box)
  const known = factsOf(facts.facts)
  return (
    <section
      ref={box}
      aria-label={words.whatThisRestsOn}
      data-claim-card
      className="z-20 grid max-h-[40dvh] gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-3.5 text-sm shadow-[0_12px_32px_-12px_var(--shade)] max-sm:fixed max-sm:inset-x-3 max-sm:bottom-3 sm:absolute sm:top-(--card-top) sm:left-(--card-left) sm:w-96 print:hidden"
    >
      <output className="grid gap-3">
        {claim.facts.map((id) => {
          const fact = known.find((one) => one.id === id)
          const quotes = facts.quotes.filter((quote) => quote.fact === id)
          return (
            <div key={id} className="grid gap-1">
              <p className="wrap-anywhere">
                <span className="mr-2 font-mono text-xs whitespace-nowrap text-accent">{id}</span>
                {fact && wordsOf(fact)}
              </p>
              {quotes.map(({ field, quote }) => (
                <blockquote key={field + quote} className="border-l-2 border-accent pl-2.5 wrap-anywhere text-ink-2">
                  “{quote}” <span className="text-ink-3">{fieldLabel(field)}</span>
                </blockquote>
              ))}
              {quotes.length === 0 && fact && <p className="wrap-anywhere text-ink-3">{originOf(fact)}</p>}
            </div>
          )
        })}
      </output>
      {claim.isHeld && (
        <div className="flex flex-wrap gap-x-4">
          <button type="button" onClick={onBrief} className={linkStyle}>
            {words.showInBrief}
          </button>
          {claim.facts.some(isOpen) && (
            <button type="button" onClick={onQuestions} className={linkStyle}>
              {words.ruleOnIt}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

const gap = 6

/** Below the cited text, or above if there is no room, within the window; on a phone the style sheet puts it at the bottom. */
function usePopoverPlacement({ element }: Claim, box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const card = box.current!
    const lines = [...element.getClientRects()]
    const { top, left } = lines[0] ?? element.getBoundingClientRect()
    const bottom = lines.at(-1)?.bottom ?? top
    const isAbove = bottom + gap + card.offsetHeight > innerHeight && top - gap - card.offsetHeight > 0
    const furthest = document.documentElement.clientWidth - card.offsetWidth - 12
    card.style.setProperty('--card-top', `${scrollY + (isAbove ? top - gap - card.offsetHeight : bottom + gap)}px`)
    card.style.setProperty('--card-left', `${Math.max(12, Math.min(left, furthest))}px`)
  }, [element, box])
}

/** Listens for pointer and focus events on all citations of the document. */
function listen(sheet: HTMLElement) {
  let waiting = 0
  const soon = (work: () => void) => {
    clearTimeout(waiting)
    waiting = setTimeout(work, rest) as unknown as number
  }
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || findClaim()?.isHeld) return
    const element = claimAt(target)
    const isOnCard = target instanceof Element && target.closest('[data-claim-card]') !== null
    if (isOnCard) clearTimeout(waiting)
    else if (element) soon(() => showClaim({ facts: factsAt(element), element, isHeld: false }))
    else if (findClaim()) soon(() => showClaim(undefined))
    else clearTimeout(waiting)
  }
  const hold = ({ target }: Event) => {
    const element = claimAt(target)
    if (element && sheet.contains(element)) showClaim({ facts: factsAt(element), element, isHeld: true })
    else if (!(target instanceof Element && target.closest('[data-claim-card], aside, [role=dialog]'))) showClaim(undefined)
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && showClaim(undefined)
  document.addEventListener('pointerover', over)
  document.addEventListener('click', hold)
  sheet.addEventListener('focusin', hold)
  document.addEventListener('keydown', leave)
  return () => {
    clearTimeout(waiting)
    document.removeEventListener('pointerover', over)
    document.removeEventListener('click', hold)
    sheet.removeEventListener('focusin', hold)
    document.removeEventListener('keydown', leave)
    showClaim(undefined)
  }
}

function usePointing(paper: RefObject<HTMLElement | null>) {
  useEffect(() => (paper.current ? listen(paper.current) : undefined), [paper])
}
