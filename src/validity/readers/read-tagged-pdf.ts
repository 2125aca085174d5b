import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import type { Piece, ReadCell, FileReading } from '../reading.ts'
import { listOf, type PdfDictionary, type PdfObjects, pdfName, pdfText, type PdfValue, readPdfObjects } from './pdf-objects.ts'

/** The text of each marked piece of a page, by the page's object and the piece's number. */
type Marks = Map<string, string>
type Node = { role: string; alt: string; marks: string[]; children: (Node | string)[] }

export type ReadPdf = FileReading & { bookmarks: string[]; objects: PdfObjects }

/** Reads a PDF by its tags, in the order of a screen reader. */
export async function readTaggedPdf(path: string): Promise<ReadPdf> {
  const objects = await readPdfObjects(path)
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path)))
  try {
    const marks: Marks = new Map()
    const links: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      for (const { url } of await page.getAnnotations()) if (url) links.push(url)
      addMarks((await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })).items, marks)
    }
    const info = (await pdf.getMetadata()).info as Record<string, unknown>
    const root = objects.dictionary(objects.catalogue['/StructTreeRoot'])
    const pieces = listOf(objects.look(root['/K'])).flatMap((kid) => piecesOf(nodeOf(kid, '', objects), marks))
    return {
      title: typeof info['Title'] === 'string' ? info['Title'] : '',
      language: pdfText(objects.catalogue['/Lang']),
      pieces,
      links,
      contents: [],
      notes: [],
      faults: [],
      parts: pdf.numPages,
      bookmarks: titlesOf(await pdf.getOutline()),
      objects,
    }
  } finally {
    await pdf.destroy()
  }
}

type Outline = { title: string; items: Outline }[] | null
const titlesOf = (outline: Outline): string[] => (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)])

type Item = { type?: string; id?: string | null; str?: string; hasEOL?: boolean }

function addMarks(items: unknown[], marks: Marks) {
  const open: (string | undefined)[] = []
  for (const item of items as Item[]) {
    if (item.type?.startsWith('beginMarked')) open.push(item.id ?? undefined)
    else if (item.type === 'endMarkedContent') open.pop()
    const id = open.findLast((one) => one !== undefined)
    if (id && item.str !== undefined) marks.set(id, `${marks.get(id) ?? ''}${item.hasEOL ? '\n' : ''}${item.str}`)
  }
}

/** An element of the structure tree with its children; `page` is its parent's. */
function nodeOf(value: PdfValue, page: string, objects: PdfObjects): Node {
  const dictionary = objects.dictionary(value)
  const own = typeof dictionary['/Pg'] === 'string' ? dictionary['/Pg'] : page
  const kids = listOf(objects.look(dictionary['/K']))
  return {
    role: pdfName(dictionary['/S']).slice(1),
    alt: pdfText(dictionary['/Alt']),
    marks: [],
    children: kids.flatMap((kid) => kidOf(kid, own, objects)),
  }
}

function kidOf(kid: PdfValue, page: string, objects: PdfObjects): (Node | string)[] {
  if (typeof kid === 'number') return [markOf(page, kid)]
  const dictionary: PdfDictionary = objects.dictionary(kid)
  if (dictionary['/Type'] === '/OBJR') return []
  if (typeof dictionary['/MCID'] === 'number') return [markOf(pdfName(dictionary['/Pg']) || page, dictionary['/MCID'])]
  return [nodeOf(kid, page, objects)]
}

const markOf = (page: string, id: number) => `p${page.split(' ')[0]}R_mc${id}`

const textOf = (node: Node, marks: Marks): string =>
  node.children.map((child) => (typeof child === 'string' ? (marks.get(child) ?? '') : textOf(child, marks))).join('')

const nodes = (node: Node) => node.children.filter((child): child is Node => typeof child === 'object')

function piecesOf(node: Node, marks: Marks, depth = -1): Piece[] {
  const { role } = node
  if (/^H\d$/.test(role)) return [{ kind: 'heading', level: Number(role[1]), text: textOf(node, marks) }]
  if (role === 'TOC') return []
  if (role === 'Table') return tableOf(node, marks)
  if (role === 'Figure' || role === 'Formula') return [{ kind: 'picture', alt: node.alt }]
  if (role === 'L') return nodes(node).flatMap((child) => piecesOf(child, marks, depth + 1))
  if (role === 'LI') return itemOf(node, marks, depth)
  const hasParts = nodes(node).some(({ role }) => !inline.has(role))
  if (hasParts)
    return node.children.flatMap((child) => (typeof child === 'string' ? wordsOf(marks.get(child)) : piecesOf(child, marks, depth)))
  return wordsOf(textOf(node, marks))
}

const inline = new Set(['Span', 'Link', 'Reference', 'Lbl', 'Code', 'Em', 'Strong', 'Sub'])
const wordsOf = (text = ''): Piece[] => (text.trim() === '' ? [] : [{ kind: 'words', text }])

function itemOf(node: Node, marks: Marks, depth: number): Piece[] {
  const label = nodes(node).find(({ role }) => role === 'Lbl')
  const body = nodes(node).filter(({ role }) => role !== 'Lbl')
  const below = body.flatMap((part) => lists(part)).flatMap((list) => piecesOf(list, marks, depth))
  const text = body.map((part) => ownText(part, marks)).join('')
  return [{ kind: 'item', level: depth, ordered: /\w/.test(label ? textOf(label, marks) : ''), text }, ...below]
}

const lists = (node: Node): Node[] => nodes(node).flatMap((child) => (child.role === 'L' ? [child] : lists(child)))
const ownText = (node: Node, marks: Marks): string =>
  node.children
    .map((child) => (typeof child === 'string' ? (marks.get(child) ?? '') : child.role === 'L' ? '' : ownText(child, marks)))
    .join('')

function tableOf(node: Node, marks: Marks): Piece[] {
  const rows = all(node, 'TR')
  const isHead = (row: Node) => nodes(row).length > 0 && nodes(row).every(({ role }) => role === 'TH')
  const [first] = rows
  const captions = all(node, 'Caption').flatMap((caption) => wordsOf(textOf(caption, marks)))
  const cells = (row: Node): ReadCell[] => nodes(row).map((cell) => ({ text: textOf(cell, marks) }))
  if (!first || !isHead(first)) return [...captions, ...rows.flatMap((row) => cells(row).flatMap(({ text }) => wordsOf(text)))]
  const below = rows.slice(1).filter((row) => !isHead(row) || textOf(row, marks) !== textOf(first, marks))
  return [...captions, { kind: 'table', heads: cells(first).map(({ text }) => text), rows: below.map(cells) }]
}

const all = (node: Node, role: string): Node[] => nodes(node).flatMap((child) => (child.role === role ? [child] : all(child, role)))
