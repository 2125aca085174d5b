import { apiPlatform } from './api-platform.ts'
import { businessApplication } from './business-application.ts'
import { eventDriven } from './event-driven.ts'
import type { Pattern } from './pattern.ts'
import { reporting } from './reporting.ts'

/** Application and integration. */
export const applicationPatterns: Pattern[] = [apiPlatform, eventDriven, reporting, businessApplication]
