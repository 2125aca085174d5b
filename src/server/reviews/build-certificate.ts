import type { Cell, Column, Inline } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion, type Section } from '#shared/content/content.ts'
import { firm } from '#shared/firm.ts'
import type { PresentedEntry } from '#server/audit/store.ts'
import { column, labelled, list, section, table, text } from '#server/document-types/make-blocks.ts'

/** A person's approval of exactly this content. */
export type Signer = {
  name: string
  email: string
  /** The username of the account that decided; null for a decision by a link, empty if it is not shown. */
  username: string | null
  /** The client of the account; null for staff and for a link. */
  client: string | null
  /** True for people of the document's client, also by a link. */
  isOfClient: boolean
  decidedAt: Date
  reason: string
}

type Certified = {
  document: { id: string; title: string; type: string; clientName: string; project: string }
  version: { number: string; contentHash: string; writer: string; createdAt: Date; approvedAt: Date }
  signers: Signer[]
  /** Entries of the audit trail about this approval. */
  entries: PresentedEntry[]
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
const at = (time: Date) => `${moment.format(time)} UTC`
const code = (words: string): Inline[] => [{ text: words, marks: ['code'] }]

export const identityOf = ({ username, email }: Pick<Signer, 'username' | 'email'>) =>
  username === null
    ? `By the link that was sent to ${email}`
    : `Signed in${username === '' ? '' : ` as ${[username, email].filter(Boolean).join(', ')}`}`

/** Splits the hash into four lines for narrow columns. */
const inFour = (hash: string) => hash.match(/.{1,16}/g)?.join(' ') ?? ''

/**
 * Builds the certificate of an approval, with the approvers and the hash of the content; built only from stored data, so that the same
 * approval always gives the same certificate.
 */
export function buildCertificate(certified: Certified): Content {
  const { document, version } = certified
  return {
    schemaVersion: contentSchemaVersion,
    documentType: 'certificate',
    title: `Certificate of approval: ${document.title}`,
    subtitle: `${document.type}, version ${version.number}`,
    language: 'en-GB',
    facts: [
      { label: 'Document', value: 'Certificate of approval' },
      { label: 'Client', value: document.clientName },
      { label: 'Project', value: document.project },
    ],
    sections: [approved(certified), decisions(certified), trail(certified), checking(certified)],
  }
}

const approved = ({ document, version, signers }: Certified): Section =>
  section('approved', 'What was approved', {
    blocks: [
      labelled('approved-facts', [
        ['Document', text(document.title)],
        ['Type', text(document.type)],
        ['Client', text(document.clientName)],
        ['Project', text(document.project)],
        ['Version', text(version.number)],
        ['Written by', text(`${version.writer}, ${at(version.createdAt)}`)],
        ['Approved', text(`${at(version.approvedAt)} by ${signers.map(({ name }) => name).join(', ')}`)],
      ]),
      { id: 'approved-hash-label', type: 'paragraph', text: text('SHA-256 of its content:') },
      { id: 'approved-hash', type: 'paragraph', text: code(version.contentHash) },
    ],
  })

const decisions = ({ signers }: Certified): Section =>
  section('decisions', 'Decisions', {
    blocks: [
      rows('decisions-table', 'Who decided, and how they are known', {
        columns: [
          column('name', 'Name', 18),
          column('decision', 'Decision', 12),
          column('known', 'How it is known who', 28),
          column('at', 'When', 20),
          column('words', 'In their words', 22),
        ],
        rows: signers.map((signer) => [signer.name, 'Approved', identityOf(signer), at(signer.decidedAt), signer.reason || '–']),
      }),
    ],
  })

const actions: Record<string, string> = {
  'review-asked': 'Review asked for',
  'review-decided': 'Decision',
  'version-approved': 'Version approved',
}

const trail = ({ entries }: Certified): Section =>
  section('trail', 'In the audit trail', {
    blocks: [
      rows('trail-table', 'Entries of the audit trail; each hash covers the entry and the hash of the one before', {
        columns: [
          column('entry', 'Entry', 9),
          column('at', 'When', 22),
          column('who', 'Who', 19),
          column('what', 'What', 20),
          column('hash', 'SHA-256', 30),
        ],
        rows: entries.map(({ id, at: time, who, action, details, hash }) => [
          String(id),
          at(time),
          String(details['person'] ?? who),
          actions[action] ?? action,
          inFour(hash),
        ]),
      }),
    ],
  })

const checking = ({ document, version }: Certified): Section =>
  section('checking', 'How to check this', {
    blocks: [
      list(
        'checking-steps',
        [
          text(`Download version ${version.number} of the document as JSON, from its page in ${firm.name}.`),
          [
            ...text('Take out the member “edition”, which the file adds, and write the rest as canonical JSON (RFC 8785): '),
            ...code('jq -cSj "del(.edition)" FILE'),
            ...text('.'),
          ],
          [...text('Its SHA-256 is the one above: '), ...code('jq -cSj "del(.edition)" FILE | sha256sum'), ...text('.')],
          text('Download the document’s audit trail as JSON: it has each entry above with the same hash.'),
          text(`The document is known by the id ${document.id}.`),
        ],
        true,
      ),
    ],
  })

const rows = (id: string, caption: string, { columns, rows: cells }: { columns: Column[]; rows: string[][] }) =>
  table(id, caption, { columns, rows: cells.map((row): Cell[] => row.map((words) => text(words))) })
