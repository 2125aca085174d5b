import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Block, Callout, Chart, Column, DiagramNode } from '#shared/content/blocks.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { allSpecimens } from './all-specimens.ts'
import { galleryContent } from './gallery-content.ts'

const folder = join(import.meta.dirname, '../web/ui')
const specimens = Object.values(allSpecimens).flat()

/** Exported components, and hooks that render something. */
const exportsOf = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+|use\w+)/gm)].map(([, name]) => name!)

test('every control of web/ui has its place in the gallery', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const wanted = files.flatMap((file) => exportsOf(file).map((name) => `${file} ${name}`))
  const shown = specimens.flatMap(({ file, components }) => Object.keys(components).map((name) => `${file} ${name}`))
  expect(shown.toSorted()).toEqual(wanted.toSorted())
})

test('each is shown in one state at least', () => {
  expect(
    specimens.flatMap(({ components }) => Object.values(components)).filter((states) => Object.keys(states).length === 0),
  ).toEqual([])
})

test('every kind of block, tone, column, chart and node is shown', () => {
  const blocks = [...walkBlocks(galleryContent.sections)].map(({ block }) => block)
  const kindsOf = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))].toSorted()
  const diagrams = blocks.filter((block) => block.type === 'diagram')
  expect(kindsOf(blocks.map(({ type }) => type))).toEqual(Block.options.map(({ shape }) => shape.type.value).toSorted())
  expect(kindsOf(blocks.map((block) => (block.type === 'callout' ? block.tone : undefined)))).toEqual(
    Callout.shape.tone.options.toSorted(),
  )
  expect(kindsOf(blocks.map((block) => (block.type === 'chart' ? block.kind : undefined)))).toEqual(
    Chart.shape.kind.options.toSorted(),
  )
  expect(kindsOf(blocks.flatMap((block) => (block.type === 'table' ? block.columns.map(({ kind }) => kind) : [])))).toEqual(
    Column.shape.kind.options.toSorted(),
  )
  expect(kindsOf(diagrams.flatMap(({ nodes }) => nodes.map(({ kind }) => kind)))).toEqual(DiagramNode.shape.kind.options.toSorted())
  expect(diagrams.some(({ form }) => form === 'sequence')).toBe(true)
})
