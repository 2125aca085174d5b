import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { states } from '#words/document-states.ts'
import { givenPrinted } from '#web/testing/given-generators.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { Paper } from './paper.tsx'

const open: PrintedDocument = { ...givenPrinted, status: 'Draft', state: 'in-review', approval: null }

test('the cover and the badge have the same word for the state of the version', () => {
  openScreen(
    <>
      <DocumentFacts printed={open} fileOf={undefined} />
      <Paper printed={open} pictureOf={() => ''} />
    </>,
  )
  expect(screen.getAllByText(states['in-review'])).toHaveLength(2)
  expect(screen.queryByText(states.draft)).toBeNull()
})
