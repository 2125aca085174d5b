/** Words of other languages that tell what a requirement asks for, with the English ones that parts are found by. */
const glosses: [RegExp, string][] = [
  [/Verfügbarkeit|disponibilit|disponible|dostępność|ar gael|διαθεσιμότητα|διαθέσιμ|可用性|稼働率|متاحة/i, 'ready for use'],
  [/\b(?:Sekunden|secondes|segundos|sekund\w*|eiliad)\b|δευτερόλεπτ|秒以?内|(?:ثوان|ثانية)/i, 'response time within seconds'],
  [
    /aufbewahrt|Aufbewahrung|supprimées après|conserv(?:ée?s|ados)|przechow\w+|\bcadw\b|διατηρ|保留|保持する|الاحتفاظ/i,
    'retention kept for stored',
  ],
  [
    /Europäischen Union|Union européenne|Unión Europea|Unii Europejskiej|Undeb Ewropeaidd|Ευρωπαϊκή Ένωση|Deyrnas Unedig|المملكة المتحدة|日本国内|不得离开/i,
    'region stay in the country',
  ],
  [/\b(?:DSGVO|RGPD|RODO|CNIL)\b|個人情報保護法|ΓΚΠΔ/, 'GDPR'],
  [/Rechenzentrum|centre de données|centrum danych|canolfan ddata/i, 'data centre hosted'],
  [/verschlüsselt|chiffr(?:é|ement)|cifrad|szyfrowan|amgrypt|加密|暗号化/i, 'encrypted'],
  [/\bSuche\b|auffindbar|recherche|wyszukiw|chwilio|検索|搜索/i, 'search findable within'],
  [/Texterkennung|rozpozna\w+ tekst|odczytać|reconnaissance de texte|文字認識/i, 'OCR extract fields'],
  [/Genauigkeit|dokładnością|précision|正答率/i, 'accuracy'],
  [/Synonyme|synonymes|synonimy/i, 'synonyms'],
  [/gesperrt|gelöscht|supprim(?:é|er)|usunięt|dileu/i, 'deleted'],
  [/zaakceptowana|genehmig|approuv|zatwierdz|cymeradwyo/i, 'approved approval'],
  [/\b(?:faktur\w*|factures?|anfoneb\w*)/i, 'invoices'],
  [/\btudalen|\bpages?\b (?:doit|doivent)|σελίδα|الصفحات|ffonau symudol|用户界面|الهاتف المحمول/i, 'screens portal mobile'],
  [/監視|监控面板|tableau de bord|pulpit/i, 'dashboard'],
  [/传感器|Sensoren|capteurs|czujnik/i, 'sensors readings'],
  [/通知|benachrichtig|notifi(?:er|é)|powiadom/i, 'alert notified'],
  [/アクセス権|Zugriffsrecht|droits d.accès|uprawnie/i, 'permissions access control'],
  [/出典|quellenangabe|citer|źródł/i, 'citations'],
  [/回答/, 'answers'],
  [/利用者は|utilisateurs simultanés|użytkowników jednocześnie/i, 'sized for'],
]
/** The words of a requirement, with English ones beside those of another language that are known. */
export function withEnglish(text: string): string {
  const english = glosses.filter(([words]) => words.test(text)).map(([, word]) => word)
  return english.length > 0 ? `${text} ${english.join(' ')}` : text
}
