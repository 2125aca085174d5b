export const historyOf = (name: string) => `Verlauf von ${name}`
export const history = 'Verlauf'
export const exportAsPdf = (name: string) => `${name} als PDF exportieren`
export const exportLabel = 'Exportieren'
export const share = (name: string) => `${name} teilen`
export const generatingWithClaudeAi = 'Wird mit Claude AI erstellt …'
export const addClient = 'Kunde hinzufügen'
export const documentGeneratedSuccessfully = 'Dokument erfolgreich erstellt!'
export const viewDocument = 'Dokument ansehen'
export const professionalDocumentGenerator = 'Professioneller Dokumentgenerator'
export const designDocumentsTheirVersionsAnd = 'Entwurfsdokumente, ihre Versionen und Freigaben.'
export const pendingApproval = 'Freigabe ausstehend'
export const generation = 'Erstellung'
export const active = 'Aktiv'
export const googleDrive = 'Google Drive'
export const connected = 'Verbunden'
export const pipelineStatus = 'Stand der Pipeline'
export const generateDocumentAgain = (name: string) => `${name} neu erstellen`
export const generateAgain = 'Neu erstellen'
export const setupGoogleDrive = 'Google Drive einrichten'
export const foldersAreReady = 'Jeder Kunde hat einen Ordner für seine Dokumente.'
export const shareThisDocument = 'Dieses Dokument teilen'
export const emailAddressToShareWith = 'E-Mail-Adresse der Person'
export const continueLabel = 'Weiter'
export const mayEditDocument = (email: string) => `Darf ${email} das Dokument bearbeiten?`
export const ifNotTheyMayOnly = 'Wenn nicht, darf die Person es nur lesen. Mit Escape wird nichts geteilt.'
export const canEdit = 'Darf bearbeiten'
export const readOnly = 'Nur lesen'
export const documentSharedWith = (email: string) => `Dokument mit ${email} geteilt`
export const approveVersion = (version: string) => `Version ${version} freigeben`
export const takeBackApprovalOfVersion = (version: string) => `Freigabe der Version ${version} zurücknehmen`
export const takeBack = 'Zurücknehmen'
export const publishVersion = (version: string) => `Version ${version} veröffentlichen`
export const rollbackToVersion = (version: string) => `Auf Version ${version} zurücksetzen`
export const versionHistory = 'Versionsverlauf'
export const closeVersionHistory = 'Versionsverlauf schließen'
export const current = 'Aktuell'
export const publishedBy = (publishedBy: string, moment: string) => `Veröffentlicht von ${publishedBy}, ${moment}`
export const approvalTakenBackBy = (by: string, moment: string, reason: string) =>
  `Freigabe zurückgenommen von ${by}, ${moment}: ${reason}`
export const approvedBy = (name: string) => `Freigegeben von ${name}`
export const theyWillSeeApproved = (version: string) =>
  `Die Person sieht Version ${version}, die freigegebene, und nichts später Verfasstes.`
export const theyWillSeeDraft = (version: string) =>
  `Die Person sieht Version ${version}, einen Entwurf, und nichts später Verfasstes.`
