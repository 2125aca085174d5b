/** Countries, parts of them and cities that briefs name beside data, so that none is taken for a system. */
export const placeNames = new Set(
  (
    'Afghanistan Africa Albania America Argentina Asia Australia Austria Bahrain Belgium Brazil Bulgaria Canada Chile China Colombia Croatia Cyprus Czechia Denmark ' +
    'Egypt England Estonia Europe Finland France Germany Greece Hungary Iceland India Indonesia Ireland Israel Italy Japan Kenya Kuwait Latvia Lithuania Luxembourg ' +
    'Malaysia Malta Mexico Morocco Netherlands Nigeria Norway Oman Pakistan Peru Philippines Poland Portugal Qatar Romania Russia Scotland Serbia Singapore Slovakia ' +
    'Slovenia Spain Sweden Switzerland Taiwan Thailand Turkey Ukraine Uruguay Vietnam Wales Britain Jersey Guernsey Cornwall Devon Essex Kent Surrey Sussex Yorkshire ' +
    'Aberdeen Amsterdam Barcelona Bath Belfast Berlin Birmingham Bradford Brighton Bristol Brussels Cambridge Cardiff Chester Copenhagen Coventry Croydon Derby Dublin ' +
    'Dundee Durham Edinburgh Exeter Frankfurt Geneva Glasgow Gloucester Hamburg Helsinki Hull Inverness Ipswich Lancaster Leeds Leicester Lincoln Lisbon Liverpool London ' +
    'Luton Madrid Manchester Milan Munich Newcastle Newport Norwich Nottingham Oslo Oxford Paris Plymouth Portsmouth Prague Preston Reading Rome Salford Sheffield Slough ' +
    'Southampton Stockholm Sunderland Swansea Swindon Vienna Wakefield Warsaw Wolverhampton Worcester York Zurich Boston Chicago Dallas Delhi Mumbai Sydney Tokyo Toronto'
  ).split(' '),
)
