import { batchIntegration } from './batch-integration.ts'
import { changeDataCapture } from './change-data-capture.ts'
import { dataGovernance } from './data-governance.ts'
import { dataMesh } from './data-mesh.ts'
import { dataPrivacy } from './data-privacy.ts'
import { dataQuality } from './data-quality.ts'
import { dataWarehouse } from './data-warehouse.ts'
import { iotTelemetry } from './iot-telemetry.ts'
import { lakehouse } from './lakehouse.ts'
import { masterDataManagement } from './master-data-management.ts'
import type { Pattern } from './pattern.ts'
import { streaming } from './streaming.ts'

/** Platforms for data; among equals the more particular way of building stands first, after the one for a brief that calls for none. */
export const dataPatterns: Pattern[] = [
  lakehouse,
  dataMesh,
  masterDataManagement,
  dataWarehouse,
  changeDataCapture,
  iotTelemetry,
  streaming,
  dataPrivacy,
  dataQuality,
  dataGovernance,
  batchIntegration,
]
