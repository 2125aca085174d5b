import { accountsApi } from './accounts.ts'
import { documentsV3Api } from './documents-v3.ts'

/** Every call the product answers. The server must implement it, the client follows from it, OpenAPI is printed from it. */
export const api = {
  accounts: accountsApi,
  documentsV3: documentsV3Api,
}
