import { useSyncExternalStore } from 'react'

/** The cited text that the user points at, with the ids of its facts; `isHeld` if it was chosen by a press or a key. */
export type Claim = { facts: string[]; element: HTMLElement; isHeld: boolean }

let claim: Claim | undefined
const listeners = new Set<() => void>()

export function showClaim(next: Claim | undefined) {
  if (claim === next) return
  claim?.element.removeAttribute('data-shown')
  claim = next
  next?.element.setAttribute('data-shown', '')
  for (const listener of listeners) listener()
}

export const findClaim = () => claim

export const useClaim = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => claim,
  )

const claimsIn = (paper: ParentNode) => [...paper.querySelectorAll<HTMLElement>('[data-claim]')]

/** The cited text that contains an element. */
export function claimAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-claim]')) || undefined
}

export const factsAt = (element: HTMLElement) => (element.dataset['claim'] ?? '').split(' ')

/** Moves to the next citation after the selected one, or after the reading position; with -1 to the previous one. */
export function goToClaim(paper: ParentNode, direction: 1 | -1 = 1) {
  const all = claimsIn(paper)
  const at = claim ? all.indexOf(claim.element) : -1
  const below = all.findIndex((element) => element.getBoundingClientRect().top > innerHeight * 0.2)
  const next = all[at === -1 ? (direction === 1 ? Math.max(below, 0) : below - 1) : at + direction]
  if (!next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'center' })
  showClaim({ facts: factsAt(next), element: next, isHeld: true })
}
