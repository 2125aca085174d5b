import { continuousDelivery } from './continuous-delivery.ts'
import { disasterRecovery } from './disaster-recovery.ts'
import { finops } from './finops.ts'
import { landingZone } from './landing-zone.ts'
import { multiRegion } from './multi-region.ts'
import { observability } from './observability.ts'
import type { Pattern } from './pattern.ts'

/** Cloud and operation. */
export const cloudPatterns: Pattern[] = [landingZone, multiRegion, observability, continuousDelivery, finops, disasterRecovery]
