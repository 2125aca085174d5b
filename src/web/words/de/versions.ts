export const noVersionBeforeItIs = 'Keine frühere Version ist freigegeben.'
export const sinceVersionLastThatWas = (since: string, changes: string) =>
  `Seit Version ${since}, der letzten freigegebenen: ${changes}`
export const approveVersion = (version: string) => `Version ${version} freigeben?`
export const versionApprovedSuccessfully = 'Version erfolgreich freigegeben'
export const takeBackApprovalOfVersion = (version: string) => `Freigabe der Version ${version} zurücknehmen?`
export const versionIsDraftAgainThat =
  'Die Version ist wieder ein Entwurf. Dass sie freigegeben war und Ihr Grund bleiben festgehalten.'
export const reason = 'Grund'
export const takeBack = 'Zurücknehmen'
export const approvalTakenBack = 'Freigabe zurückgenommen'
export const areYouSureYouWant = (version: string) => `Möchten Sie wirklich auf Version ${version} zurücksetzen?`
export const itsContentBecomesNewVersion = 'Ihr Inhalt wird zu einer neuen Version; keine Version geht verloren.'
export const documentRolledBackToVersion = (version: string) => `Dokument auf Version ${version} zurückgesetzt`
export const publishVersionTo = (version: string, client: string) => `Version ${version} für ${client} veröffentlichen?`
export const everybodyWhoSignsInFor = (client: string) =>
  `Alle, die sich für ${client} anmelden, sehen dann diese Version und können ihre Dateien herunterladen. Das lässt sich nicht zurücknehmen.`
export const showToClient = (client: string) => `Auch ${client} zeigen`
