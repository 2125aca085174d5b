import { useSyncExternalStore } from 'react'
import type { Place } from '#shared/api/comments.ts'
import { forget, readStored, store } from '#web/ui/stored-value.ts'

/** A comment being written: its passage, its text so far, and when it was begun. */
export type Draft = { document: string; version: string; place: Place; quote: string; text: string; begun: number }

const name = 'comment-draft'
let draft = readStored(name) as Draft | undefined
/** The thread that the user selected last. */
let chosen: string | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stored in the tab, so that a sign-in, a failure or a reload loses no text. */
export function keepDraft(next: Draft | undefined) {
  draft = next
  if (next) store(name, next)
  else forget(name)
  tell()
}

export const findDraft = (document: string): Draft | undefined => (draft?.document === document ? draft : undefined)
export const useDraft = (document: string) => useSyncExternalStore(listen, () => findDraft(document))

export function chooseThread(id: string | undefined) {
  chosen = id
  tell()
}
export const useChosenThread = () => useSyncExternalStore(listen, () => chosen)

let show: ((place: Place) => void) | undefined

/** Sets the function that scrolls to a place; an overlay such as a drawer closes first. */
export function leadToPlaces(lead: (place: Place) => void) {
  show = lead
  return () => {
    if (show === lead) show = undefined
  }
}
export const askToShow = (place: Place) => show?.(place)
