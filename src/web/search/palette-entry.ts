import type { FoundDocument, searchApi } from '#shared/api/search.ts'
import type { z } from 'zod'
import { typeLabel } from '#web/documents/labels.ts'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'
import * as general from '#words/general.ts'
import * as texts from '#words/search.ts'

type Span = { start: number; end: number }
/** An entry of the palette. */
export type Entry = { id: string; label: string; note: string; to: string; line?: { text: string; marks: Span[] } }
export type Group = { name: string; entries: Entry[] }

export type Found = z.output<(typeof searchApi)['find']['output']>

const holds = (words: string) => {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ label, note }: Entry) => parts.every((part) => `${label} ${note}`.toLowerCase().includes(part))
}

type Known = { actions: Entry[]; screens: Entry[]; recent: Entry[] }

/** The entries for a query: matches in names before matches in text, so that the first is the most likely. */
export function groupEntries(words: string, { actions, screens, recent }: Known, found: Found | undefined): Group[] {
  const isAsked = words.trim() !== ''
  const own = isAsked ? holds(words) : () => true
  const groups = [
    { name: texts.recent, entries: isAsked ? [] : recent },
    { name: texts.screens, entries: screens.filter(own) },
    { name: texts.actions, entries: actions.filter(own) },
    { name: general.projects, entries: (isAsked ? (found?.projects ?? []) : []).map(projectEntry) },
    { name: general.clients, entries: (isAsked ? (found?.clients ?? []) : []).map(clientEntry) },
    { name: general.documents, entries: (isAsked ? (found?.documents ?? []) : []).map(documentEntry) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

const projectEntry = ({ id, name, clientName }: Found['projects'][number]): Entry => ({
  id: `project-${id}`,
  label: name,
  note: clientName,
  to: `/projects/${id}`,
})

const clientEntry = ({ id, name }: Found['clients'][number]): Entry => ({
  id: `client-${id}`,
  label: name,
  note: general.client,
  to: `/clients/${id}`,
})

const documentEntry = ({ id, name, type, clientName, version, link, hit }: FoundDocument): Entry => ({
  id: `document-${id}`,
  label: name,
  note: [typeLabel(type), clientName, version].join(' · '),
  to: link,
  ...(hit && { line: { text: hit.text, marks: hit.marks } }),
})

const recentPlace = `${ownPrefix}palette-recent`
const mostRecent = 5

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'note', 'to'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The entries that the account has opened in this browser, the latest first. */
export function readRecent(): Entry[] {
  const stored = readStored(recentPlace, 'localStorage')
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostRecent) : []
}

export function keepRecent({ id, label, note, to }: Entry) {
  const recent = [{ id, label, note, to }, ...readRecent().filter((entry) => entry.id !== id)]
  store(recentPlace, recent.slice(0, mostRecent), 'localStorage')
}
