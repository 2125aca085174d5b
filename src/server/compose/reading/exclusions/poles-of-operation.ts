import type { Axis } from './opposed-poles.ts'

const of = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'iu')

/** How it runs: network, rhythm, hours, sites, change-over. */
export const polesOfOperation: Axis[] = [
  {
    how: 'what works without a connection cannot need one at the same time',
    one: of(
      String.raw`offline|off-line|air-?gap\w*|cut off|disconnected|isolated|stand-?alone|autonomous(?:ly)?|dead zones?|no signal|no reception`,
    ),
    other: of(
      String.raw`online|connect(?:ion|ions|ed|ivity)|network|internet|(?:central|main) (?:server|system|register|database)|cloud|web service|remote(?:ly)?|live (?:query|check|lookup|link|data)|server (?:in|at|of)|streams?|streamed`,
    ),
    unless:
      /\b(?:later|afterwards|synchroni[sz]\w+|as soon as|once (?:the|a) (?:connection|network)|store and forward|buffer\w*|catch(?:es)? up|internal network|own network|social network)\b/i,
  },
  {
    how: 'what works without a connection cannot ask a server at each step',
    isFirm: true,
    one: of(
      String.raw`(?:without|no) (?:an? |any |the )?(?:network|connection|internet|signal|reception|coverage|mobile data)|offline|off-line`,
    ),
    other: of(
      String.raw`(?:verif\w+|check\w*|validat\w+|confirm\w*|authori[sz]\w+|query|queried|queries|compar\w+|match\w*|looked up|asks?|sav\w+|stor\w+)[^.;]{0,40} (?:against|in|with|from|on|by|at|to) (?:the |our )?(?:central|main|remote|online|national|company) (?:server|system|register|database|service|catalogue)|(?:permanent|constant|continuous|uninterrupted|always an?) (?:internet |network |data |online )?connection|always (?:be )?(?:online|connected)`,
    ),
    apart: true,
    ofWhole: true,
    unless: /\b(?:later|afterwards|synchroni[sz]\w+|as soon as|once|next time|when (?:back|online|connected))\b/i,
  },
  {
    how: 'what may keep no data where it is used cannot work there on its own',
    one: of(
      String.raw`offline|off-line|without (?:an? |any )?(?:network|connection|internet|signal|reception|coverage)|no (?:network|connection|internet|signal|reception|coverage)`,
    ),
    other:
      /\b(?:no|nothing|not|never|without)\b[^.;]{0,40}\b(?:stor\w+|sav\w+|kept|keep|cach\w+|held|left|remain\w*|stay\w*|resid\w+)\b[^.;]{0,40}\b(?:devices?|tablets?|phones?|handhelds?|laptops?|locally|notebooks?)\b/i,
    apart: true,
    ofWhole: true,
  },
  {
    how: 'what has one place or machine alone does not survive its loss',
    one: of(
      String.raw`(?:a |one |the )?(?:single|one|only one|sole) (?:\p{L}+ )?(?:server(?: room)?|site|machine|data cent(?:re|er)|location|computer|room|rack|host|node|instance|line|link|power supply|container|cabinet)`,
    ),
    other: of(
      String.raw`fail-?overs?|redundan\w+|(?:loss|failure|outage|destruction|fire|flooding|breakdown) (?:of|in) (?:a|an|one|the|any|either|its|this) (?:\p{L}+ )?(?:site|server|data cent(?:re|er)|location|room|building|machine|node|host|line)|single point of failure|hot stand-?by|high(?:ly)? availab\w+|geo-?\p{L}+|mirror(?:ed)?|second (?:\p{L}+ )?(?:site|location|server|data cent(?:re|er)|room|machine|line|link)|99[.,]9\d* ?(?:%|percent|per cent)|two (?:sites|locations|data cent(?:re|er)s?|server rooms|machines|servers)`,
    ),
    unless: /\b(?:point of contact|phone line|assembly line|line of)\b/i,
    ofWhole: true,
  },
  {
    how: 'what is never interrupted cannot be down at set times',
    one: of(
      String.raw`24\/7|24x7|24 hours|24 h|round the clock|around the clock|day and night|at all times|at any (?:time|hour|moment)|uninterrupted(?:ly)?|non-?stop|continuous(?:ly)? (?:available|operation|running|running)|365 days|zero downtime|always (?:on|available|up|open|reachable)|seven days a week`,
    ),
    other: of(
      String.raw`(?:shut|switch\w*|turn\w*|power\w*|tak\w+|goes|go|close\w*|stop\w*) (?:down|off|offline)|down-?times?|outages?|interruptions?|standstills?|stopped|closed|unavailable|restart\w*|reboot\w*|(?:maintenance|service) (?:window|break|stop)s?|(?:office|business|working|opening|core) hours|weekdays|monday to friday|mon[-–]fri|out of (?:service|operation)`,
    ),
    unless:
      /\b(?:rolling|one at a time|not counted|excluding|hands? over|closed (?:cases?|files?|tickets?|network|loop|circuit))\b/i,
  },
  {
    how: 'all at once and step by step exclude each other',
    isFirm: true,
    one: of(
      String.raw`big[- ]bang|at once|on (?:the same|one|a single) (?:day|date|weekend|night|morning)|simultaneous(?:ly)?|at the same time|in (?:one|a single) (?:step|go|cut-?over|night|weekend|move)|overnight switch|all together|key date`,
    ),
    other: of(
      String.raw`one (?:\p{L}+ )?(?:after (?:the other|another)|at a time|per (?:week|month|quarter))|step[- ]by[- ]step|in (?:two|three|four|five|six|several|\d+) (?:waves|phases|stages|steps|tranches|groups)|wave by wave|gradual(?:ly)?|phased|staggered|stepwise|rolled out by|(\p{L}+) by \1|successive(?:ly)?|in (?:waves|stages|phases)`,
    ),
    unless: /\b(?:step by step (?:guide|instruction)|users? at the same time)\b/i,
  },
  {
    how: 'a parallel run is refused and asked for',
    one: of(
      String.raw`parallel (?:run|running|operation|phase|use|working)|in parallel|side by side|both (?:systems|registers|books|worlds)|double (?:entry|keying|work|bookkeeping|recording)|alongside|twice`,
    ),
    other: /(?!)/,
    unless: /\b(?:servers?|nodes?|sessions?|processes|lines)\b/i,
  },
  {
    how: 'one for all, and each with its own',
    one: of(
      String.raw`(?:one|a single|one single|a common|a shared|one common|one shared|the same|one central|a central|a joint) (?:\p{L}+ )?(?:system|database|register|account|log-?in|instance|platform|catalogue|chart|list|template|process|tool|queue|warehouse|server|contract|number|calendar)`,
    ),
    other: of(
      String.raw`(?:each|every)\b[^.;]{0,40}\b(?:its|his|her|their) own|(?:their|its) own (?:\p{L}+ )?(?:system|database|register|account|log-?in|instance|platform|catalogue|chart|list|template|process|tool|queue|server)|separate (?:systems|databases|registers|accounts|instances|platforms|catalogues|tools|servers)|individual (?:accounts?|log-?ins?)`,
    ),
    apart: true,
    unless: /\b(?:view|area|section|page|data of their own|own data)\b/i,
  },
  {
    how: 'public, and kept from the public',
    one: of(
      String.raw`public|published|open to (?:everybody|everyone|anybody|anyone|all)|visible to (?:everybody|everyone|anybody|anyone|all)|on the web ?site|open data`,
    ),
    other: of(
      String.raw`confidential|secret|internal(?:ly)? only|not for (?:the )?public|outside (?:the|of the|our) (?:board|house|committee|company|council|authority|ministry)|restricted|classified|under seal|non-disclosure`,
    ),
    unless:
      /\b(?:public (?:transport|holidays?|cloud|body|bodies|sector|authorit\w+|procurement|key|tender|law|prosecutor)|outside (?:office|working|opening) hours)\b/i,
  },
]
