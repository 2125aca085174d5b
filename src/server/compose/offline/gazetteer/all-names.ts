import { awsNames } from './aws.ts'
import { azureNames } from './azure.ts'
import { businessSystems } from './business-systems.ts'
import { googleNames } from './google.ts'
import { intelligenceTechnologies } from './intelligence-technologies.ts'
import type { Named } from './named.ts'
import { openTechnologies } from './open-technologies.ts'
import { platformTechnologies } from './platform-technologies.ts'

export const allNames: Named[] = [
  ...businessSystems,
  ...azureNames,
  ...awsNames,
  ...googleNames,
  ...openTechnologies,
  ...intelligenceTechnologies,
  ...platformTechnologies,
]
