import type { DemoAnswers } from './demo-types.ts';

/**
 * Okafor's class's answers to DEMO03; the loader has them marked. Spelling is the students' own.
 */
export const answersDemo03: readonly DemoAnswers[] = [
  {
    question: 'demo-geo-river-erosion',
    answers: {
      'demo-maya-patel': 'Hydraulic action and abrasion',
      'demo-oliver-hargreave': 'abrasion and attrition',
      'demo-aisha-rahman': 'Hydraulic action and attrition.',
      'demo-callum-mcbride': 'the water and the rocks',
      'demo-chloe-pemberton': 'abrasion and deposition',
      'demo-kwame-boateng': 'Hydraulic action, solution',
      'demo-zofia-nowicka': 'Abrasion and hydraulic action',
      'demo-tyler-brockwell': 'hydraulic action',
      'demo-hannah-goldberg':
        'Abrasion, where stones carried by the river scrape the bed, and attrition, where the stones knock against each other.',
      'demo-rhys-llewellyn': 'Attrition and saltation',
      'demo-fatima-al-sayed': 'Corrosion and corrasion',
      'demo-jayden-clarke': 'abrasion and attrition',
      'demo-niamh-odowd': 'hidrolic action and abrashun',
      'demo-wei-ling-tan': 'Abrasion, attrition',
      'demo-ethan-throssell': '',
      'demo-sian-prosser':
        'The force of the water itself pushes into cracks in the bank, and the stones it carries rub the bed away like sandpaper.',
    },
  },
  {
    question: 'demo-comp-lan-wan',
    answers: {
      'demo-maya-patel':
        'A LAN is in one building like our school and a WAN goes over a large area like the internet.',
      'demo-oliver-hargreave': 'A LAN is small and a WAN is big.',
      'demo-aisha-rahman':
        'A LAN covers a small area such as one site. A WAN covers a large area and connects LANs in different places.',
      'demo-callum-mcbride': 'LAN is for gaming and WAN is the wifi',
      'demo-chloe-pemberton': 'A LAN has wires and a WAN is wireless.',
      'demo-kwame-boateng':
        'LAN = local area network, computers on a single site. WAN = wide area network, joins LANs across cities or countries.',
      'demo-zofia-nowicka':
        'LAN is only in one place, for example a school. WAN is in many countries.',
      'demo-tyler-brockwell': 'LAN is like in ur house n WAN is all over the world',
      'demo-hannah-goldberg':
        'A LAN connects computers over a small geographical area, while a WAN connects computers over a large geographical area.',
      'demo-rhys-llewellyn': 'A LAN covers a large area and a WAN covers a small area.',
      'demo-fatima-al-sayed': 'A LAN covers one building.',
      'demo-jayden-clarke': 'one starts with L and the other one starts with W',
      'demo-niamh-odowd': 'A LAN is in one bilding and a WAN is over a big distence.',
      'demo-wei-ling-tan': 'LAN: small area. WAN: large area.',
      'demo-ethan-throssell': 'LAN means local area network and WAN means wide area network',
      'demo-sian-prosser': 'A LAN covers a small area. A WAN is faster.',
    },
  },
  {
    question: 'demo-geo-oxbow-lake',
    answers: {
      'demo-maya-patel':
        'The river erodes the outside of the bend because the water is fastest there, and the bend gets bigger and bigger.',
      'demo-oliver-hargreave':
        'The neck of the meander gets thinner because of erosion and then the river cuts through it and leaves a lake behind.',
      'demo-aisha-rahman':
        'Erosion happens on the outside of the bends, where the flow is fastest, so the neck becomes narrower. During a flood the river breaks through the neck and takes the shorter route. Deposition then blocks the ends of the old meander, leaving an ox-bow lake.',
      'demo-callum-mcbride': 'an ox drinks all the water out of the middle of it',
      'demo-chloe-pemberton':
        'Erosion on the inside of the bend makes the meander bigger and then it floods and makes a lake.',
      'demo-kwame-boateng':
        'Lateral erosion on the outer bends -> neck narrows -> river breaks through in a flood -> deposition seals off the meander.',
      'demo-zofia-nowicka':
        'Water is fastest outside the bend so it is eroding there. The neck is becoming thin. When is flood, the river goes through the neck.',
      'demo-tyler-brockwell': 'river gets 2 bendy n takes a short cut',
      'demo-hannah-goldberg':
        'The fast water on the outside of the bend erodes the bank, so the neck narrows over time. The river cuts through the neck and flows straight on. Silt is dropped at the ends of the old loop and closes it off.',
      'demo-rhys-llewellyn':
        'The river floods and breaks through the neck, then sediment gets deposited and seals the old bend.',
      'demo-fatima-al-sayed':
        'There is erosion on the outside of the bend and deposition on the inside. This makes the bend get bigger.',
      'demo-jayden-clarke': 'erosion on the outside bend, then it floods, then boom, lake',
      'demo-niamh-odowd':
        'the outside bend erodes becuase the water is faster, the neck gets narow and the river brakes threw it',
      'demo-wei-ling-tan':
        'Outside of bend erodes. Neck narrows. River cuts through neck. Deposition blocks old bend.',
      'demo-ethan-throssell': 'the river gets cut off',
      'demo-sian-prosser':
        'Two outside bends get worn away until they nearly touch. In the end the water goes straight across the gap, and mud plugs both ends of the loop so it is left as a lake.',
    },
  },
  {
    question: 'demo-comp-packets',
    answers: {
      'demo-maya-patel':
        'The photo is split into packets. Each packet has the IP address of where it is going. They are put back together in the right order at the end.',
      'demo-oliver-hargreave':
        'It gets split up into packets and then they get put back together at the other end.',
      'demo-aisha-rahman':
        'The data is broken into packets, and each has a header with the destination IP address and a packet number. Routers send the packets along different routes. The receiver puts them back in order and asks for any missing ones again.',
      'demo-callum-mcbride': 'you press send',
      'demo-chloe-pemberton':
        'The photo gets split into packets and all the packets take the same route so that they stay in order.',
      'demo-kwame-boateng':
        'Photo is divided into packets with headers (destination address, sequence number). Routers forward each one by the best route. Reassembled on arrival.',
      'demo-zofia-nowicka':
        'Photo is cut in small packets. Every packet has address and number. They can go by different ways to the receiver.',
      'demo-tyler-brockwell': '',
      'demo-hannah-goldberg':
        'The photo is split into packets. Each packet is sent separately by routers, possibly by different routes. When they arrive they are reassembled in the right order.',
      'demo-rhys-llewellyn': 'The data is split into packets and each one has a header.',
      'demo-fatima-al-sayed':
        'It is put into packets, and if one of them goes missing it is sent again.',
      'demo-jayden-clarke': 'the postman puts it in a packet and switches it',
      'demo-niamh-odowd':
        'its split into packits and they go diffrent ways and then they get put back in order',
      'demo-wei-ling-tan':
        'Split into packets. Header with address. Different routes. Reordered on arrival.',
      'demo-ethan-throssell': 'in packets',
      'demo-sian-prosser':
        'The photo is chopped into lots of little pieces that are numbered, and they find their own way through the network. At the other end they are stuck back together like a jigsaw.',
    },
  },
  {
    question: 'demo-hist-norman-castles',
    answers: {
      'demo-maya-patel':
        'Castles were built on high ground so that the soldiers could see enemies coming. They had strong walls so a few soldiers could defend them. They also scared the English people so they did not rebel.',
      'demo-oliver-hargreave':
        'Castles were big and scary so the English knew who was in charge. They were hard to attack.',
      'demo-aisha-rahman':
        'Castles stood on mottes, so guards could see trouble coming from far away. Knights lived in them and could ride out quickly to put down a revolt. Their size showed the English that the Normans were in charge, so they were less likely to rebel.',
      'demo-callum-mcbride': 'they had archers and a moat and a bailey and a drawbridge',
      'demo-chloe-pemberton':
        'They built them on hills so they could see if anyone was coming to attack.',
      'demo-kwame-boateng':
        'They intimidated the English, so rebellion was less likely. They were a base for knights, who could ride out and crush revolts. They also guarded river crossings, so the Normans controlled trade.',
      'demo-zofia-nowicka':
        'The castle was on a hill and the soldiers could see the enemy from far. It was strong, so small number of soldiers could defend against many people.',
      'demo-tyler-brockwell': 'so ppl got scared n didnt rebel',
      'demo-hannah-goldberg':
        'Castles were built on high ground, so the Normans could see trouble coming. They were so strong that a small garrison could hold out against many attackers. They reminded local people of Norman power, which put them off rebelling.',
      'demo-rhys-llewellyn':
        'The knights stayed in the castle and came out to stop rebellions in the area. The castle frightened people too.',
      'demo-fatima-al-sayed':
        'The Normans built motte and bailey castles. The motte was a mound of earth and the bailey was the courtyard where the people lived.',
      'demo-jayden-clarke':
        'imagine trying to fight a guy on a massive hill when all you have is a turnip. they could see you coming and you would just give up',
      'demo-niamh-odowd':
        'thay were on hills so gards cud see rebbels coming and the saxons were fritened of them',
      'demo-wei-ling-tan':
        'High ground: could see attackers. Strong: few men could hold them. Frightened people. Base for knights to stop revolts.',
      'demo-ethan-throssell': 'to keep the king safe',
      'demo-sian-prosser':
        'Every time a Saxon farmer looked up from his field there was a Norman tower looking back at him, so he would think twice about joining an uprising.',
    },
  },
];
