import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { AppError } from '#shared/errors.ts'
import { readUploadedBrief } from '#server/generation/read-uploaded-brief.ts'
import { readTemplate } from '#server/generation/read-template.ts'
import { docxRenderer } from '#server/render/docx/render-docx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { checkWithSdk } from '../checks/check-office-file.ts'
import type { LibreOffice } from '../libre-office.ts'
import { lostWords } from './lost-words.ts'
import { readElsewhere } from './second-reader.ts'

export type Checked = { state: 'ok' | 'refused' | 'failed'; line: string; lost?: number }
/** Share of the words of a file that may be lost. */
const mostLost = 0.01
const wordsShown = 12

/** A file as a brief: how many words a second reader finds that are neither in the fields nor listed as not read. */
export async function checkAsBrief(path: string, libreOffice: LibreOffice): Promise<Checked> {
  const name = basename(path)
  try {
    const { fields, unread } = await readUploadedBrief({ filename: name, bytes: new Uint8Array(readFileSync(path)) })
    const ours = [...Object.values(fields), ...unread.flatMap(({ text, on }) => [text ?? '', on ?? ''])].join('\n')
    const theirs = await readElsewhere(path, libreOffice)
    const told = unread.length > 0 ? `, ${unread.length} not read as text and listed` : ''
    if (theirs === undefined) return { state: 'ok', line: `brief: read, without a second reader${told}` }
    const { words, share } = lostWords(theirs, ours)
    const shown = words.length > 0 ? `: ${words.slice(0, wordsShown).join(' ')}${words.length > wordsShown ? ' …' : ''}` : ''
    const line = `brief: ${words.length} words lost (${(share * 100).toFixed(1)} %)${told}${shown}`
    return { state: share > mostLost ? 'failed' : 'ok', line, lost: words.length }
  } catch (error) {
    return failure('brief', error)
  }
}

/** A Word file as a template: a document with it is valid, but for what is wrong in the template itself, and LibreOffice opens it. */
export async function checkAsTemplate(
  path: string,
  { libreOffice, folder }: { libreOffice: LibreOffice; folder: string },
): Promise<Checked> {
  try {
    const { template } = await readTemplate({ filename: basename(path), bytes: new Uint8Array(readFileSync(path)) })
    if (!template?.bytes) return { state: 'ok', line: `template: headings only. ${template?.warnings.join(' ') ?? ''}`.trim() }
    const written = join(folder, `${basename(path, extname(path))}-written.docx`)
    writeFileSync(written, await docxRenderer.render({ ...editionOf(everyBlock), template: template.bytes }))
    const own = new Set((await checkWithSdk(path).catch(() => [])).map(({ sentence }) => sentence))
    const remarks = (await checkWithSdk(written)).filter(({ sentence }) => !own.has(sentence))
    const opens = (await libreOffice.convert([written], 'pdf')).has(written)
    const [first] = remarks
    const line = `template: ${remarks.length} remarks of the validator${first ? ` (${first.sentence})` : ''}, LibreOffice ${opens ? 'opens it' : 'does not open it'}`
    return { state: opens && remarks.length === 0 ? 'ok' : 'failed', line }
  } catch (error) {
    return failure('template', error)
  }
}

const failure = (purpose: string, error: unknown): Checked =>
  error instanceof AppError
    ? { state: 'refused', line: `${purpose}: refused: ${error.message}` }
    : { state: 'failed', line: `${purpose}: ${error instanceof Error ? error.message : String(error)}` }
