export const guest = 'Gast'
export const guestLinkFor = (guestOf: string) => `Gast, Link für ${guestOf}`
export const andEdited = ', bearbeitet'
export const deleted = 'Gelöscht'
export const commentChanged = 'Kommentar geändert'
export const editTheComment = 'Kommentar bearbeiten'
export const comment = 'Kommentar'
export const save = 'Speichern'
export const deleteThisComment = 'Diesen Kommentar löschen?'
export const itsWordsAreGoneThen = 'Sein Text ist dann weg.'
export const deleteLabel = 'Löschen'
export const commentDeleted = 'Kommentar gelöscht'
export const commentsCannotBeShownNow = 'Die Kommentare können gerade nicht angezeigt werden.'
export const selectWordsInDocumentAnd = 'Markieren Sie Text im Dokument und wählen Sie „Kommentar“.'
export const orPressC = 'Oder drücken Sie beim Lesen c.'
export const hideResolved = 'Erledigte ausblenden'
export const showResolved = (count: number) => `${count} erledigte anzeigen`
export const nothingWasSaidOfThis = 'Zu diesem Dokument wurde noch nichts gesagt.'
export const comments = 'Kommentare'
export const lastCommentNewOnesShow = (moment: string) => `Letzter Kommentar: ${moment}. Neue erscheinen von selbst.`
export const commentSaved = 'Kommentar gespeichert'
export const newComment = 'Neuer Kommentar'
export const textBefore = 'Text davor'
export const textAfter = 'Text danach'
export const internalComment = 'Nur intern'
export const hiddenFromClient = 'Der Kunde sieht weder diesen Kommentar noch, dass es ihn gibt.'
export const discard = 'Verwerfen'
export const yourName = 'Ihr Name'
export const itStandsBesideWhatYou = 'Er steht neben Ihrem Beitrag.'
export const replySaved = 'Antwort gespeichert'
export const reply = (showQuote: string) => `Antworten: ${showQuote}`
export const replyLabel = 'Antworten'
export const onQuote = (showQuote: string) => `Zu ${showQuote}`
export const showInDocument = (showQuote: string) => `Im Dokument zeigen: ${showQuote}`
export const resolvedBy = (by: string, moment: string) => `Erledigt von ${by}, ${moment}`
export const onWordsThatHaveChanged = 'Zu Text, der sich seither geändert hat'
export const onWordsThatAreGone = 'Zu Text, den es nicht mehr gibt'
export const madeInVersion = (origin: string) => `Zu Version ${origin}`
export const openAgain = 'Wieder offen'
export const resolved = 'Erledigt'
export const reopen = 'Wieder öffnen'
export const resolve = 'Erledigen'
