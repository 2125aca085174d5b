import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What hears a key of a document's page is loaded after the page; the list of keys in its rail says when it is there. */
export const expectKeyIsHeard = (page: Page, key: string) =>
  expect(page.locator('kbd').filter({ hasText: new RegExp(`^${key}$`) })).toBeAttached()
