const denial =
  /(?<![\p{L}'’])(?:not|never|none|without|cannot|nobody|nothing|neither|nor|no(?!\.\s?\d|\s?\d)|kein(?:e[mnrs]?)?|nicht|nichts|nie(?:mals)?|niemand|geen|niet|niets|nooit|zonder|nigdy|bez|żad\p{L}+|ohne|aucune?|sans|jamais|nunca|sin|ning[uú]n[ao]?|nadie)(?![\p{L}'’])|\p{L}n['’]t(?!\p{L})|(?<!\p{L})n(?:e\s|['’])[^.;]{1,60}?\s(?:pas|plus|aucune?|jamais|rien)(?!\p{L})/iu

/** Whether a text contains a word of denial; no conclusions are drawn from it. */
export const deniesIn = (text: string) => denial.test(text)
