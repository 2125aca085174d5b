const byCode: Readonly<Record<string, string>> = {
  'not-signed-in': 'Ihre Anmeldung ist beendet. Bitte melden Sie sich neu an.',
  'invalid-credentials': 'Das stimmt nicht überein: Bitte prüfen Sie Namen, Passwort oder Code.',
  'not-allowed': 'Dazu sind Sie hier nicht berechtigt.',
  'confirm-password': 'Bitte bestätigen Sie mit Ihrem Passwort oder Passkey, dass Sie es sind.',
  'not-found': 'Das gibt es nicht, oder es ist Ihnen nicht zugänglich.',
  'method-not-allowed': 'Das ist hier nicht möglich.',
  'too-large': 'Das ist zu groß.',
  'unsupported-media': 'Diese Art von Datei wird hier nicht angenommen.',
  'too-many-requests': 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.',
  'wrong-host': 'Diese Adresse gehört nicht zu diesem Server.',
  internal: 'Auf dem Server ist etwas schiefgegangen.',
  unavailable: 'Der Server kann das gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
}

/** By the kind of failure. Details that only the server knows, such as which entry is wrong, stay in its own words. */
export const failureText = (code: string, sentence: string): string => byCode[code] ?? sentence
