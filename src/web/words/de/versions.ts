export const noVersionBeforeItIs = 'Keine frühere Fassung ist freigegeben.'
export const sinceVersionLastThatWas = (since: string, changes: string) =>
  `Seit Fassung ${since}, der letzten freigegebenen: ${changes}`
export const approveVersion = (version: string) => `Fassung ${version} freigeben?`
export const versionApprovedSuccessfully = 'Fassung erfolgreich freigegeben'
export const takeBackApprovalOfVersion = (version: string) => `Freigabe der Fassung ${version} zurücknehmen?`
export const versionIsDraftAgainThat =
  'Die Fassung ist wieder ein Entwurf. Dass sie freigegeben war und Ihr Grund bleiben festgehalten.'
export const reason = 'Grund'
export const takeBack = 'Zurücknehmen'
export const approvalTakenBack = 'Freigabe zurückgenommen'
export const areYouSureYouWant = (version: string) => `Möchten Sie wirklich auf Fassung ${version} zurücksetzen?`
export const itsContentBecomesNewVersion = 'Ihr Inhalt wird zu einer neuen Fassung; keine Fassung geht verloren.'
export const documentRolledBackToVersion = (version: string) => `Dokument auf Fassung ${version} zurückgesetzt`
export const publishVersionTo = (version: string, client: string) => `Fassung ${version} für ${client} veröffentlichen?`
export const everybodyWhoSignsInFor = (client: string) =>
  `Alle, die sich für ${client} anmelden, sehen dann diese Fassung und können ihre Dateien herunterladen. Das lässt sich nicht zurücknehmen.`
export const showToClient = (client: string) => `Auch ${client} zeigen`
