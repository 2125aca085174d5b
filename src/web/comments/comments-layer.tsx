import './comments.css'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { Thread } from '#shared/api/comments.ts'
import { useKey } from '#web/ui/page-keys.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import * as texts from '#words/comments.ts'
import { chooseThread, findDraft, keepDraft, leadToPlaces, useChosenThread, useDraft } from './comment-draft.ts'
import { useThreads } from './queries.ts'
import { currentPart, rangeOf, showPlace, wordsOfPart, wordsOfSelection } from './words-of-paper.ts'

type Shown = { document: string; version: string }
type CommentsLayerProps = Shown & { paper: RefObject<HTMLElement | null>; onOpen: () => void; onClose: () => void }

/** Milliseconds in which a drawer closes and returns the focus. */
const closing = 300

/**
 * Comments on the document's page: highlights passages with comments, and lets the user comment on a selection, by a button or by a key.
 */
export function CommentsLayer({ paper, onOpen, onClose, ...shown }: CommentsLayerProps) {
  const { data } = useThreads(shown.document, shown.version)
  const open = useMemo(() => data?.threads.filter(({ resolved }) => resolved === null) ?? [], [data])
  useHighlights(paper, open, shown.document)
  usePointing(paper, open, onOpen)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(
    () =>
      leadToPlaces((place) => {
        const isCovered = document.querySelector('[role=dialog]') !== null
        close.current()
        setTimeout(() => showPlace(place), isCovered ? closing : 0)
      }),
    [],
  )
  const begin = () => {
    const sheet = paper.current
    if (!sheet) return
    const part = currentPart(sheet)
    const words = wordsOfSelection(sheet) ?? (part && wordsOfPart(part))
    if (!words) return
    keepDraft({ ...shown, ...words, text: findDraft(shown.document)?.text ?? '', begun: Date.now() })
    chooseThread(undefined)
    getSelection()?.removeAllRanges()
    onOpen()
  }
  useKey('c', texts.comment, begin)
  return <SelectionButton paper={paper} onPress={begin} />
}

const hearSelection = (hear: () => void) => {
  document.addEventListener('selectionchange', hear)
  return () => document.removeEventListener('selectionchange', hear)
}

/** Shown next to the end of a selection; from the keyboard, the key does the same. */
function SelectionButton({ paper, onPress }: { paper: RefObject<HTMLElement | null>; onPress: () => void }) {
  const isThere = useSyncExternalStore(hearSelection, () => Boolean(paper.current && wordsOfSelection(paper.current)))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isThere) return undefined
    const put = () => {
      const selection = getSelection()
      if (!button.current || !selection || selection.rangeCount === 0) return
      const { right, bottom } = selection.getRangeAt(0).getBoundingClientRect()
      const left = Math.min(right, document.documentElement.clientWidth - button.current.offsetWidth - 12)
      button.current.style.setProperty('--at-left', `${Math.max(12, left) + scrollX}px`)
      button.current.style.setProperty('--at-top', `${bottom + 6 + scrollY}px`)
    }
    put()
    return hearSelection(put)
  }, [isThere])
  if (!isThere) return null
  return (
    <button
      ref={button}
      type="button"
      // A press would clear the selection before it is read.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`${buttonStyle({ size: 'small' })} absolute top-(--at-top) left-(--at-left) z-20 bg-surface shadow-[0_8px_24px_-10px_var(--shade)] print:hidden`}
    >
      <MessageSquarePlus aria-hidden size={14} className="text-accent" />
      {texts.comment}
    </button>
  )
}

/** Drawn by the browser over the text, so that the document's elements do not change. */
function useHighlights(paper: RefObject<HTMLElement | null>, threads: Thread[], document: string) {
  const chosen = useChosenThread()
  const draft = useDraft(document)
  useEffect(() => {
    const sheet = paper.current
    // Older browsers show no highlights; the panel can still scroll to the passages.
    if (!sheet || !('highlights' in CSS)) return undefined
    const rangesOf = (places: (Thread['place'] | undefined)[]) => places.flatMap((place) => (place && rangeOf(sheet, place)) ?? [])
    CSS.highlights.set('commented', new Highlight(...rangesOf(threads.map(({ place }) => place))))
    const shown = draft ? { ...draft.place, isChanged: false } : threads.find(({ id }) => id === chosen)?.place
    CSS.highlights.set('comment-shown', new Highlight(...rangesOf([shown])))
    return () => {
      CSS.highlights.delete('commented')
      CSS.highlights.delete('comment-shown')
    }
  }, [paper, threads, chosen, draft])
}

/** A press on a highlighted passage opens its comments. */
function usePointing(paper: RefObject<HTMLElement | null>, threads: Thread[], onOpen: () => void) {
  const latest = useRef({ threads, onOpen })
  useEffect(() => {
    latest.current = { threads, onOpen }
  })
  useEffect(() => {
    const sheet = paper.current
    if (!sheet) return undefined
    const press = ({ clientX, clientY, target }: MouseEvent) => {
      if (!getSelection()?.isCollapsed || (target instanceof Element && target.closest('a, button'))) return
      const isAt = ({ place }: Thread) =>
        [...((place && rangeOf(sheet, place)?.getClientRects()) ?? [])].some(
          ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
        )
      const found = latest.current.threads.find(isAt)
      if (!found) return
      chooseThread(found.id)
      latest.current.onOpen()
    }
    sheet.addEventListener('click', press)
    return () => sheet.removeEventListener('click', press)
  }, [paper])
}
