import { apiPlatform } from './api-platform.ts'
import { businessApplication } from './business-application.ts'
import { customerPortal } from './customer-portal.ts'
import { eventDriven } from './event-driven.ts'
import { identityAndAccess } from './identity-and-access.ts'
import { mobileApp } from './mobile-app.ts'
import type { Pattern } from './pattern.ts'
import { reporting } from './reporting.ts'
import { search } from './search.ts'

/** Application and integration. */
export const applicationPatterns: Pattern[] = [
  apiPlatform,
  eventDriven,
  reporting,
  identityAndAccess,
  search,
  customerPortal,
  mobileApp,
  businessApplication,
]
