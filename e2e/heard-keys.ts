import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The handlers of keyboard shortcuts load after the document's page; the list of shortcuts in its rail shows when they are ready. */
export const expectKeyIsHeard = (page: Page, key: string) =>
  expect(page.locator('kbd').filter({ hasText: new RegExp(`^${key}$`) })).toBeAttached()
