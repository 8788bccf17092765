// Passwords tried first, in the order of their frequency in leaks: from the lists of zxcvbn-ts (MIT licence, copyright
// 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 zxcvbn-ts), without obscene ones and those shorter than our minimum.
export const COMMON_PASSWORDS = `
0000000000d 0000000000o 000777fffa 0102030405 010203040506 01234567890 012345678910 0123654789 0123698745 014702580369
0147258369 0147852369 0147896325 0192837465 01telemike01 050605rostik 0987654321a 0cdh0v99ue 0o9i8u7y6t 1020304050
102030405060 1029384756 1029384756q 10293847qp 10987654321 1111111111zz 1111122222 11111aaaaa 1112131415 111222333000
111222333444555 111222333a 1122112211 1122334455 112233445566 1123581321 1133557799 1212312121 1213141516 1223334444
122333444455555 123123123a 123123123q 123123qweqwe 123321123321 123321456654 123321qweewq 1234509876 1234554321
1234554321a 1234554321q 1234562000 12345654321 123456654321 12345672000 12345677654321 123456782000 1234567887654321
123456789* 123456789. 1234567890 12345678900 123456789000 12345678900987654321 12345678901 123456789012
1234567890987654321 1234567890a 1234567890d 1234567890l 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz
1234567890qw 1234567890qwe 1234567890qwerty 1234567890s 1234567890w 1234567890z 1234567890zzz 1234567891 12345678910
123456789101 12345678912 123456789123 1234567892000 12345678987654321 1234567899 123456789987654321 123456789a
123456789aa 123456789aaa 123456789abc 123456789as 123456789asd 123456789b 123456789c 123456789d 123456789e 123456789f
123456789g 123456789i 123456789j 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q
123456789qaz 123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r 123456789s
123456789t 123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx 123456789zxc 123456789zz 12345678qwe
1234567qwertyu 123456qwer 123456qwert 123456qwerty 123456zxcvbn 12345abcde 12345asdfg 12345qazwsx 12345qwert
12345qwert7 12345qwerty 12345trewq 12345zxcvb 1234qwerasdf 1234qwerasdfzxcv 1234qwerty 1236547890 123654789a
123ewqasdcxz 123hfjdk147 123qwe123qwe 123qwe456rty 123qweasdzx 123qweasdzxc 123qwerty123 12andriy14 12qw34er56ty
1324354657 132forever 1346798520 1357908642 1357924680 1357997531 1472583690 147258369a 159753159753 1597532486
159753456852 17171717aa 1928374655 192837465q 193570356033 1958proman 1986irachka 1994200414 19952009sa 19960610ilja
19mtpgam19 1a2a3a4a5a 1a2a3a4a5a6a 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6y
1q3e5t7u9o 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazwsxedc 1qazxsw23edc 1qazxsw23edcvfr4
1qwertyuiop 1z2x3c4v5b 20162016up 2143658709 23176djivanfros 23wkoa0fp78dk 2468013579 2606642yra 26429vadim 2dumb2live
31217221027711 3141592654 3216732167 32615948worms 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil 413276191q 41d8cd98f00b
420842084208555 4294967296 42qwerty42 4815162342 4815162342a 4815162342lf 4815162342lost 4815162342q 4904s677075
51051051051 541233432442 5432112345 5544332211 5858855abc 59382113kevinp 5hsu75kpot 5t4r3e2w1q 6215mila6215 671fsa75yt
70780070780 7410258963 7418529630 742617000027 7777755102q 7894561230 789456123a 789456123q 7elephants 7jokx7b9du
7ugd5hip2j 80070633pc 80361665abc 80637852730 8096468644q 80972694711 80988218126 87654321vv 87e5nclizry 88002000600
89015173454 89032073168 89057003343 89063032220m 89132664230 89172735872 89181502334 89211375759 89231243658s
89600506779 89614774181 89876065093rax 89semtsriuty 8phrowz622 8phrowz624 9085084232 9085603566 9293709b13 9638527410
9731553197 9874563210 987654321a 987654321g 987654321z 989244342a 9988776655 999111999q 99strenght 9z5ve9rrcz
a123456789 a1234567890 a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 a1s2d3f4g5h6 a3eilm2s2y a789456123 a987654321 aa123456789
abc123456789 abcd123456 abcde12345 abercrombie abracadabra abrakadabra absolutely accountbloc accounting activation
ad12345678 admin18533362 administrator adrenaline aezakmi123 afghanistan afrika2002 ajcuivd289 ajnjuhfabz
aksjdlasdakj89879 alabama123 alejandro1 aleksander aleksandra alessandra alessandro alexander1 alexandra1 alexandria
alexsander alinaalina alisaalisa alkanaft123 allahuakbar alpha135792468 alphabravo alphaomega alternativa alternative
am4h39d8nh amadeusptfcor ambassador amsterdam1 an83546921an13 anastasija anastasiya anderlecht andrewjackie andrey1992
angelangel angelochek angelofwar animal2000 antananarivu antichrist anytimetoday apocalypse apokalipsis applejuice
applesauce armageddon artemartem asd123asd123 asdfg12345 asdfgh123456 asdfghjkl1 asdfghjkl123 astalavista astonmartin
astonvilla astra334566 auckland2010 australia1 avrillavigne awdrgyjilp awesome123 awo8rx3wa8t azerbaijan azerbaycan
azertyuiop azsxdcfvgb azwebitalia babemagnet badiman28200 badnaamhere bangladesh barbarossa baseball10 baseball11
baseball12 baseball21 basketball basketball1 bassmaster battlefield battlestar beautiful1 belladonna berezuckiy
berlin1945 bernadette bestfriend bhrh0h2oof6xbqjeh biblioteka bigbrother birmingham birthday10 birthday100 birthday133
birthday21 birthday26 birthday27 birthday28 birthday299 birthday36 birthday54 blackadder blackberry blackdragon
blackhawks blackheart blackhorse blacklabel blackmetal blacksheep blacksonblon blackwhite bladerunner blingbling
blitzkrieg bltynbabrfwbz bluedevils bluedragon bmvm3e46gtr bondarenko boredboi4u bot_schokk boy1cool23 boy4u2ownnyc
bpgjldsgjldthnf braveheart breakdance brucewayne bujhmbujhm bullnuts2003 bullwinkle bushmaster businessbabe
bvncnbnvvbn byajhvfnbrf c43dae874d c43qpul5rz c7e4f8ezqh calculator california california1 callofduty candyeater
candyfinger cannondale casablanca caterpillar cegthgegth cegthgfhjkm celtic1888 cfkfvfylhf cghfdjxybr cgtwbfkbcn
challenger charleston charlie111 charlie123 charlotte1 cheburashka cheerleader cheerleaers cheeseburger cheesecake
chessmaster chester123 chesterfield chicken123 chickenwing101 chinchilla chocolate1 chrisbrown christiaan christian1
christophe christopher christopher1 chupakabra cincinnati cinderella civilization cjdthitycndj clubpenguin
cnfc35762209 cnfnbcnbrf cnjvfnjkju collection combat123654 comicbookdb comicbooks commercial compatible computador
computadora computer12 confidence configuratio connection constantin constantine construction contortionist contrasena
controller coorslight copenhagen corperfmonsy corporation cosmopolitan counterstrike crazyhorse crepusculo cristopher
ctdfcnjgjkm cvzefh1gkc cxfcnkbdfz cxfcnmttcnm cyberonline cyecvevhbr cyjdsvujljv cytuehjxrf daddysgirl darkknight
darthvader dashadasha dbrnjhjdbx dbrnjhjdyf dctvcjcfnm dctvghbdtn deeppurple deepthroat deerhunter deltaforce
demolition department depechemode description desperados destruction deutschland devastator devildriver devilmaycry
devilmaycry4 dfktynbyrf dhjnvytyjub dictionary difference digitalprodu disneyland djljghjdjl dkflbdjcnjr dkflbvbhjdbx
dkflbvbhjdyf dmiller12as dodgeviper doggystyle dogphil3650 domainlock2005 domination domodedovo donaldduck donkeykong
dragonball dragonfire dragonforce dreamonline drumandbass dtynbkznjh dunnowho89 duranduran e6pz84qfcj edwardcullen
efbcapa201 eghfdktybt ejaculation ekaterina20 electronic electronics elizabeth1 elsalvador engineering enterprise
entertainment escaflowne evanescence evangelion everything excellence experience experienced eybdthcbntn fallenangel
falloutboy fartripper fatima753357 fcbarcelona fcnfkfdbcnf fdnjhbpfwbz felicidade fenerbahce fgjkbyfhbz fgjrfkbgcbc
fighting54 finalfantasy findaupair007 fiorentina firefighter firestarter firstone123 fishfinger fitzgerald fkg7h4f3v6
fkmnthyfnbdf fktrcfylh1 fktrcfylhf fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth flintstone
flvbybcnhfnjh football10 football12 football123 foreveryoung forgetmenot formatters foundation frankzappa
frederiksberg freelancer freyfvfnfnf friendship friendster froinlaven fromvermine frozenfish fufnfrhbcnb fyfcnfcbz1
fyfnjkmtdbx fyfnjkmtdyf fynfyfyfhbde galatasara galatasaray gamemaster gangbanged gatekeeper gblfhfcbyf gearsofwar
generation georgetown gerasimova gettysburg gfhfcjkmrf gfhfktkjuhfv gfhfvgfvgfv gfhjkmgfhjkm ghbdtndctv ghbdtnghbdtn
ghbdtngjrf ghbdtnrfrltkf ghhh47hj764 ghhh47hj7649 ghjatccbjyfk ghjcnbnenrf ghjcnbvtyz ghjcnjabkz ghjcnjgbpltw
ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp
ghjrehfnehf ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn ghostrecon ghostrider ghtdtlvtldtl gilbert2707 girlfriend gjdtkbntkm
gjhjlfcjqrb gjikbdctyf gjkysqgbpltw gjyjvfhtdf gjytltkmybr godisgreat godzils4s7 goldfinger good123654 goodfellas
goodmorning gordolee85 grandmaster grandorgue grasshopper greedisgood greengreen greenhouse greenlantern grimreaper
groupd2013 gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr gtnhjpfdjlcr guitarhero gundamwing gunslinger gxlmxbewym gy3yt2rgls
h72sfibbnl hallelujah hammerhead hammertime happyhappy hardwareid harrypotter hd764nw5d7e1vb1 hd764nw5d7e1vbv
headhunter heavymetal hedimaptfcor helicopter hellohello hellokitty hellothere helloworld hellraiser hesoyam123
highlander hijodeputa hocuspocus hollister1 hollywood1 hondacivic hondas2000 horsepower housemusic housewifes
hshfd4n279 htubcnhfwbz hurricanes hypnodanny iaapptfcor iamawesome iampurehaha2 iddqdiddqd iddqdidkfa idontknow1
illuminati ilovegirls ilovejesus ilovemusic ilovemyfamily ilovemylife ilovemyself iloveyou11 iloveyou12 iloveyou123
iloveyou143 iloveyou22 imagination imjakie123 impossible incredible independent infalicall information ingodwetrust
insertions installdevic installsqlst installutil intelinside intelligence interacial intercourse intermilan
international ipo54tj45uy856 ironmaiden iseedeadpeople itsasecret ivanivanov j3qq4h7h2v jackdaniels jackhammer
jacqueline jamesbond007 jamesjames jasmine123 jediknight jedimaster jessejames jesuschris jesuschrist jesusfreak
jesusislord jesussaves jetbalance jigei743ks jimandanne jlbyjxtcndj jokerjoker josephphone7 juancarlos juggernaut
justforfun justinbiebe justinbieber jxfhjdfirf k123456789 kalifornia kaliningrad kamehameha kamelia2011 kanmax1994
katyakatya kazakhstan kbnthfnehf kd189nlcih kensington kingfisher kittykitty kl?benhavn klapaucius klubnichka
knickerless knucklehead kobebryant konovalova konstantin kozanostra krasavchik kravchenko kristopher kryptonite
ktjynsq40147 kudos4ever kurtcobain kwiatuszek ladyffesta lamborghini lamborgini leavemealone ledzeppelin left4dead2
letmein123 letmeinnow lfplhfgthvf lhbjkjubz2957704 lifeisgood lighthouse lightsaber limpbizkit lineage123 linkinpark
lissalissa littlebear littlegirl littleminge liverpool1 liverpoolfc livestrong lkjhgfdsazx lockerroom lololyo123
loploprock losangeles lost4815162342 lothlorien lotrfotr34 love777321777 loveforever loveislife lovezp1314 lp2568cskt
lsia9dnb9y luansantana lucifer666 luckycharm lumberjack luojianhua lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889
m123456789 m6cjy69u35 ma123123123 madagascar madagaskar magical123 mailcreated5240 maintenance maisuradze management
manchester manchester1 mandarinka mandragora mangust6403 mapet123456 mapleleafs maprchem56458 marcuseckos margherita
mariamaria marinamarina marinochka markhegarty mashamasha massimiliano masterbaiting masterbate masterbating
mastercard masterchief mastermind masturbate masturbation matchbox20 matematica matematika mathematics mattylad10
maurolarastefy maximilian maxmotives mechanical meditation metallica1 metropolis mevefalkcakk michael123
michaeljackson mickeymouse microphone milfhunter millennium millerlite millertime millionaire minecraft123 minhasenha
minicooper minnesota_hp misiaczek1 mississippi mitsubishi moneymaker moneymoney monster123 montecarlo montenegro
montgom240 montgomery morganstanley mortalkombat mostwanted motdepasse motherlode motorcycle mousemouse msoracle32re
msorcloledbr multimedia multiplelo multiplelog murcielago musiclover myjdxtcxks mypassword nastya1995 nastya1996
nastya1997 nastya2010 nastyanastya natasha123 naughtyboy navigation nccpl25282 ne_e_pod_chehyl necromancer
necronomicon need4speed needforspeed nemvxyheqdd5oqxyxyzi nesterenko networkingpe neveragain nevergiveup neverwinter
neworleans newpassword newproject2004 newzealand nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfycajhvths
nick1234-rem936 nightcrawler nightmare1 nightshade nikita1998 nikita2000 nikolaevna nintendo64 nissan350z nokia6230i
nokiadermo nondriversig noonehackme nopassword nostradamus nottingham novosibirsk nthvbyfnjh nthvbyfnjh2 ntktdbpjh1994
nuaddn9561 oc247ngucz olcrackmaster oldsmobile olegnaruto omgkremidia onetwothree ontheoutside ontherocks opensesame
orochimaru p030710p$e4o p0o9i8u7y6 painkiller paintball1 pandemonium paraklast1974 parliament parol12345 parolparol
passmaster passtrader password00 password01 password10 password11 password12 password123 password1234 password13
password21 password22 password23 password69 password88 password99 passwordassword passwordpassword passwordstandard
pathfinder peacemaker penetrating penetration peppermint percussion perfection performance performing peternorth
peugeot406 pfhfnecnhf pfqwtd27121988 phezc419hv philadelphia philippines philosophy pineapple1 pittsburgh playground
playstatio playstation playstation2 playstation3 plhfdcndeq pointblank pointbreak pokemon123 polopolo09 porsche911
portishead portsmouth postov1000 powerpower premiumcash presidente prettygirl primetime21 prisonbreak production
professional programmer progressive prometheus prosperity protection psychnaut1 ptybnxtvgbjy puertorico pufunga7782
punksnotdead pyfrjvcndj q123456789 q1234567890 q1q2q3q4q5 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8
q1w2e3r4t5y6u7i8o9p0 qawsedrftg qawsedrftgyh qaz123wsx456 qaz26101778 qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1
qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxswedc123 qazxswedcvfr qpwoeiruty qq123456789
quant4307s queenas8151 quicksilver quiksilver qwaszxerdfcv qwe1234567 qwe123qwe123 qweasdzxc1 qweasdzxc12 qweasdzxc123
qwerasdfzxcv qwert12345 qwert54321 qwertasdfg qwertasdfgzxcvb qwertgfdsa qwerttrewq qwerty1234 qwerty12345
qwerty123456 qwerty123456789 qwerty2010 qwertyasdfgh qwertyu123 qwertyuiop qwertyuiop1 qwertyuiop10 qwertyuiop12
qwertyuiop123 qwertyuiop12345 qwertyytrewq r3vi3wpass rainforest rammstein1 rangerover rashley198 rattlesnake
realmadrid reanimator redemption residentevil respublika revelation reviewpass revolution reymysterio rfcgthcrbq
rfgecnfcerf rfhfrfnbwf rfhfvtkmrf rfkbajhybz rfkmrekznjh rfnfcnhjaf rfnfgekmnf rfnthbyf1988 rhbcnbyjxrf rhfcyjzhcr
rhfvfnjhcr richardson riverplate rjhjkmbien rjirfrgbde rjkjrjkmxbr rjycnbnewbz rjycnfynby rkfdbfnehf roadrunner
rockandroll rockbottom rockhopper roflcopter romanroman ronaldinho ronaldinho10 ronaldo123 rottweiler rubberduck
runescape1 s123456789 s1a2s3h4a5 s456123789 sacramento sagittarius sailormoon salamander salamandra samsung123
sanandreas sanfrancisco santamaria saqartvelo sasha12345 sashasasha sataniv1993 satisfaction saun24865709 scandinavian
schoolgirlie schumacher scoubidou2 scoubidou6 sdh686drth sdicmt7seytn sebastian1 seemnemaailm selfok2013 seniseviyor
serendipity sergeevich sersolution service321 sevastopol shadow1212 shakespeare shamanking shelbygt500 shevchenko
sidewinder silenthill silverstone simferopol simpleplan skateboard skorpion39 slipknot666 smallville snusmumrik
sojdlg123aljg solidsnake something1 sonnenschein sonyericsson soso123aljg spam967888 spartak1922 spartan117
specialinsta specialist spiderman1 spiderman3 springfield springsteen ss6z2sw6lu stalingrad stalker123 starcraft2
starscream starwars123 statistika steamforums stephanie1 stickdaddy77 stinkyfinger stomatolog stonehenge stratocaster
strawberry streetball stronghold studioworks studmuffin subscriber summertime sundaypunch sunderland sunflower1
sunglasses sunshine69 superduper superman12 superman123 supermanboy supermario supernatural superpower superpuper
supersonic supervisor sutvsc5ysaa svensps820 svetasveta sweetdream sweetdreams sweetheart sweetiepie sylviahans
syncmaster systemofadown t34vfrc1991 t5r4e3w2q1 table54781 tadmichaels tamwsn3sja taylormade tdfyutkbjy technician
techniques technology telecaster television temppassword terminator testing123 thebeatles thecakeisalie thesimpsons
thirteen13 thugstools thunderbird thundercat ticketmaster tigertiger tigerwoods timberlake timberland timberwolf
tinkerbell tokiohotel tombraider tottenham1 transformer transformers translator trustnoone tupacshakur tylerca310
ublhjgjybrf ubnkthrfgen ubvyfcnbrf ufhhbgjnnth ujkjdjkjvrf unbelievable uncencored undercover undergroun underground
understand undertaker underwater underworld unforgiven uniqueness universidad university userexecute utyyflmtdyf
v123456789 vaffanculo valentinka vanyarespekt vbhjndjhtw venom121293 verygoodbot vfhbyfvfhbyf vfhufhbnrf vfhvtkflrf
vflfufcrfh vfntvfnbrf vfrcbvtyrj vfrcbvvfrcbv vfvfgfgf123 vfvfvskfhfve vfylfhbyrf villeneuve vinogradov virtuagirl
vitalik123 vladimirovna vladislava vladivostok volkswagen volleyball voxstrange vqsablpzla vsjasnel12 vyjujnjxbt
w1w2w3w4w5 w2dlww3v5p wachtwoord walkman555 wallstreet warhammer40k washington waterfalls watermelon wazzkaprivet
wcrfxtvgbjy webhompass websolutions websolutionssu webuivalidat weihnachte weihnachten weihnachtsbau weihnachtsbaum
welcome123 wellington wenef45313 werty12345 wethepeople whatthehell whitepower whosyourdaddy widespread winchester
winnipeg261 winstonone wishmaster wolverines wonderland wonderwall wonderwoman wrestling1 writerspace wwwooo1234
xiaoyua123 xpressmusic yanshi1982 ybrjkftdbx ybrjkftdyf yfcnhjtybt yfcnzyfcnz yfnfitymrf yjdsqgfhjkm yoshimitsu
z123456789 z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 zaq12wsxcde3 zaq1xsw2cde3 zaqwsxcderfv zaratustra zcfvfzkexifz
zcxfcnkbdf zcxfcnkbdfz zexts364325 zjses9evpa zqjphsyf6ctifgu zx123456789 zxcasdqwe123 zxcvb12345 zxcvbasdfg
zxcvbn123456 zxcvbn3215 zxcvbnm123 zxcvbnm1234 zxcvbnm123456789 zxcvbnmmnbvcxz
`;

/** Words that many passwords consist of, plus a year or a symbol. */
export const COMMON_WORDS = `
aardvark aaron aberdeen abgrtyu abigail access accord account achilles action active adgjmptw adidas admin adrian
adriana adult aezakmi africa aggies aikido airborne airbus airforce airplane alabama alaska albatros albert alberto
alejandr aleksandr alexande alexander alexandr alexandra alexis alfred alice alicia alien aliens alison allen allison
alpha alpine always alyssa amadeus amanda amateur amazon amber amelia america american amsterdam anaconda anakin
anarchy anastasia anders anderson andre andrea andreas andrei andrew andrey anfield angel angela angelica angelina
angelo angels anhyeuem animal anime annette annie anthony anton antonio anubis anything apache apollo apple applepie
apples april aquarius aragorn archer archie arizona armani arnold arthur artist asdasd asdfasdf asdfg asdfgh asdfghj
asdfghjk asdfghjkl asdfjkl asdzxc ashley ashton asian aspire aspirine assass assassin assman asterix astros athena
atlanta atlantic atlantis atomic attack auburn audrey august aurora aussie austin australia autumn avalon avatar
avenger awesome azamat azerty azsxdc azsxdcfv babes babies babyboy babydoll babygirl babylon bacon badass badboy
badger baggins bailey baller balls bambam banana bananas bandit bangkok banshee barbara barbie barcelon barcelona
barkley barney baseball basket basketba bassman bastard batman battle baxter beach beagle beaner bearbear beast
beatles beatrice beautiful beauty beaver beavis beckham becky beefcake beetle belinda bella bender benjamin bennett
benson bentley berlin bernard bernie bertha bethany betty beverly bianca bicycle bigballs bigbird bigboy bigdaddy
bigdog bigfoot bigger biggie bigguy bigmac bigman bigmoney bigone bigred bigtime bikini billie billy billybob billyboy
bingo birdie birdman birthday biscuit bishop biteme bizkit blabla black blackcat blackdog blackie blackjac blackman
blacks blacky blade blades blahblah blake blaster blazer blessed blizzard blonde blondes blondie blood bloody blowjob
blowme bluebird blueblue blueeyes bluemoon blues bluesky bobafett bobbie bobbob bobby bobcat boeing bogart bogdan
bohica bollocks bollox bomber bondage bonehead boner bones bonita bonjour bonnie booger boogie boomer boots booty
boris bosco bossman boston bottom bowler bowling bowser boxing bradford bradley brandi brando brandon brandy brasil
braves brazil breast breeze brenda brendan brian brianna bridge bridget britney brittany broken bronco broncos brooke
brooklyn brooks brother brothers brown brownie browns bruce brucelee bruins bruno brutus bryan bryant bubba bubbas
bubble bubbles buckeye buckeyes buddha buddy budlight budman buffalo buffett buffy bugger bulldog bulldogs bullet
bunghole bunny burger burton business buster butch butler byteme cabbage cactus cadillac caesar caitlin caliente
californ callie calvin camaro camel camelot camels camera cameron camilla camille campbell canada cancel cancer cancun
candy candyman cannon canon cantona capital capone captain cardinal carlo carlos carlton carmen carol carolina
caroline carolyn carpet carrie carrot carson carter cartman cartoon caserta casey casino casper cassidy cassie castle
catalina catdog catfish catherin catherine catman cavalier ccbill cdtnkfyf celeste celica celine celtic celtics center
central cessna chair champion champs chance chandler chanel chang change changeme chaos charger chargers charles
charli charlie charlott charlotte charlton charly charmed chase chaser check cheers cheese chelsea cherokee cherry
cheryl chester chevelle chevrole chevy chewie cheyenne chicago chichi chicken chickens chicks chief chiefs children
china chipper chloe chocolat chocolate chopper chris chrissy christ christia christian christin christine christop
christy chronic chubby chuck chucky church cindy cjkysirj cjkywt claire clancy clapton clarence classic claude claudia
clayton clemson clifford clinton clitoris clover cobra cocacola coconut coffee coleman colleen college collins
colombia colorado colors coltrane columbia columbus comics command commando compaq computer concrete condom condor
connect conner connie connor conrad consumer content control cookie cookies cooldude cooler coolio coolman cooper
cooter copper corona corrado corvette cosmo cosmos cosworth cotton cougar country courtney cowboy cowboys coyote
cracker crash crazy crazybab cream creampie creamy creative cricket crimson cristina cruise crunch crusader crystal
cthulhu cthutq cuddles cupcake curious curtis cutlass cutter cxfcnmt cynthia daddy dagger daisy dakota dallas dalton
damian damien dance dancer danger danie daniel daniela danielle daniil danila danni danny dannyboy darkness darkside
darkstar darling darren darwin david davids davis dawson daytona dbrnjhbz deadhead deadman deanna death debbie deborah
december deedee deeznuts defender defiant deftones delete delta demon denali denis denise dennis denver derrick desert
design designer desire deskjet destiny detroit devil devildog devils dexter dfkthbz dfvgbh diablo diamond diamonds
diana diesel dietcoke digger digital dilbert dilligaf dillon dingdong dinosaur director dirty discover disney dixie
dkflbvbh doberman doctor dodge dodger dodgeram dodgers doggie doggy dogman dollar dolphin dolphins dominic domino
donald donkey donna donnie doobie doodle dookie dorothy double doughboy douglas dracula drago dragon dragons dragoon
drake dream dreamer dreams driver drizzt drowssap drpepper drummer dthjybrf dublin ducati dudley dumbass duncan
durango dustin dusty dylan eagle eagles eatme eclipse eddie eduard edward eeyore eileen einstein ekaterina elaine
electric element elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis elwood emerald emerson
emily eminem emmanuel empire energy engage engine engineer england english enigma enjoy enter enterpri ericsson ernest
erotic escape escort esther eternity eugene evelyn everton excalibu exigen exigent exodus explorer express extreme
fabian fabie faith falcon falcons fallen family fantasy farmer farside fashion faster fatass fatboy fatcat father
fatima fatman february felix fender fernand fernando ferrari ferret fetish ficken figaro fighter filter finger finish
fireball firebird firefly firefox fireman first fisher fishing fitness fktrcfylh fktrctq flames flamingo flash flatron
fletcher flight flipper florence florida flower flowers fluffy flyboy flyers flying foobar football forest forever
forget forgot formula forrest fortuna fossil foster foxtrot france frances francis franco frank frankie franklin
franky freak freaks freaky freckles freddie freddy frederic fredfred freedom freeman freepass freeuser french friday
friend friends frisco frogger froggy frontier frosty fugazi function funny funtime fusion future fyfcnfcbz fylhtq
gabrie gabriel galaxy galina galore gambit gandalf gangbang gangsta gangster garbage garcia garden garfield garrett
gateway gator gators gbpltw geheim gemini general genesis genius george georgia gerald gerard german germany geronimo
getsome gfhjkm ghbdtn ghbdtnbr ghjcnj ghost giant giants gibson gilbert gillian ginger giorgi giovanni girls gizmo
gizmodo gjkbyf global gloria goblin goblue goddess godsmack godzilla gofish goforit goldberg golden goldfish goldie
golfball golfer golfing goober goodbye goodluck goodtime google goose gopher gordon gorilla gotcha gothic govols grace
gracie graham grandma granny grateful great green greenbay greenday greens gregory gremlin grendel gretchen griffey
griffin gringo grizzly groovy grover grumpy guardian guinness guitar gundam gunner gustav hacker hailey halflife hallo
hamburg hamilton hamlet hammer hammers hamster handsome hannah hannibal hansen hansolo happy happyday hardcore harder
hardon hardrock harley harmony harold harper harris harrison harry harvey hastings hawaii hawkeye hayden hayley hearts
heather heaven hector helen helena hellfire hello helpme hendrix henry hentai herbert herbie hercules herman hermes
hershey hesoyam hidden highland hilton hiphop history hitman hjvfirf hobbes hobbit hockey holden holiday holland holly
hollywoo hollywood holmes homer homers homerun honda honey hongkong hooker hooters hoover hopper horndog hornet horney
horse horses hotboy hotdog hotrod hotstuff hottie house houses houston howard hudson hummer hungry hunter hunting
hurrican husker huskers huskies hustler hyperion ibanez icecream iceman iforgot iguana ihateyou illini iloveu iloveyo
iloveyou imagine immortal impala imperial incubus indian indiana indians indigo infantry inferno infiniti infinity
insane inside integra internet intrepid ireland irina irish ironman isabel isabella isabelle island israel italia
ivanov iverson iwantu jackal jackass jackie jackoff jackson jacob jaguar jamaica james jamesbon jamie jammer janice
janine january japan japanese jarhead jasmin jasmine jason jasper javier jeffrey jenna jennie jennifer jenny jensen
jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester jesus jethro jimbo jimbob jimmy joanna joanne
joejoe johnjohn johnny johnson joker jonathan jones jordan joseph joshua jrcfyf judith juice julia julian julie juliet
julius jumper junebug jungle junior jupiter justdoit justice justin justine justme juventus kaiser kaktus kamikaze
kangaroo kansas karate karen karina kasper katana katerina kathleen kathryn kathy katie katrin katrina kawasaki keeper
keith kelley kelly kelsey kennedy kenneth kenny kentucky kenwood kenworth kermit kevin keyboard keystone kicker killer
killme kimberly kingdom kingkong kingpin kingston kirill kisses kissme kitkat kitten kitty kittycat klaster knicks
knight knights knopka kodiak kolobok kotenok kramer krishna kristen kristi kristin kristina kristy labrador labtec
lacrosse ladies ladybug laguna lakers lancelot lancer lansing laptop larisa larry lasvegas latin latino laura lauren
laurie lawrence lawyer leader leather ledzep legacy legend legion legolas lemons lennon leonard leonardo leopard
leslie lespaul lestat lester letmein letsgo lewis lexmark liberty licker lickit lickme lifehack lifetime light
lightnin lights lincoln linda lindsay lindsey lionking liquid lisalisa little liverpoo liverpool lizard lizzie lobster
logan logitech lolita lollipop lollol london lonely lonestar lonewolf longhorn looker looking lorenzo lorraine loser
louise loulou loveit lovelove lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky luckydog
ludwig luther lvbnhbq macdaddy machine madden maddie maddog madeline madison madman madmax madness madonna madrid
maestro maggie magic magnolia magnum magnus maiden mailman makaveli maksim malcolm malibu mallard manager manchest
mandingo mandy maniac manson manuel manutd maradona marathon marcel marco marcos marcus margaret margarita maria
mariah marian marie marilyn marina marine mariners marines marino mario marion marissa market markus marlboro marlene
marley marlin marshall martha martin martina martinez martini marvel marvin maryjane maryland mason massive master
masters matilda matrix matthew mature maurice maverick maxima maximus maxine maxmax maxwell mayday mayhem maynard
meatball meatloaf megadeth megaman megan meghan melanie melinda melissa mellon melody melvin member memorex memory
memphis mercedes mercury meridian merlin mersedes metal metallic metallica method mexico miami michael michaela michel
michele michelle michigan mickey microlab microsof microsoft midnight mighty miguel mikey milana milano miles military
miller millie million milton minecraft minnie miracle mirage miranda miriam mission missy mister mistress misty
mitchell mobile models mollie molly moloko molson momoney monday money moneys mongoose monica monika monique monitor
monkey monkeys monopoly monroe monster montana montreal moocow mookie moomoo moose morgan morpheus morris morrison
moscow mother motorola mountain mouse movie movies mozart muffin mulder munchkin muppet murphy murray muscle mushroom
music musicman mustang mustangs mylove mypass myself mystery mystic nadine naked nancy napass napoleon naruto nascar
nasty nastya natali natalia natalie natasha nathalie nathan national natural naughty nebraska nellie nelson nemesis
neptune network nevada newlife newman newpass newport newton newyork nfnmzyf nicholas nicola nicolas nicole night
nikita nikki nimrod niners ninja nintendo nipple nipples nirvana nissan nofear nokia nolimit noodle noodles nookie
nopass norman norton nothing november nugget nylons nymets oakland oakley obiwan oblivion october odessa office ohyeah
oilers oklahoma oksana oldman oliver olivia omega onelove online openup oracle orange oranges oregon orgasm orioles
orion orlando oscar osiris outlaw overlord oxford pacific packard packer packers pacman painter pakistan palace
paladin palmer pamela panama panasonic pancho panda pandora pantera panther panthers panties pantyhos panzer paradise
paradox paris parker parola parrot party pascal passat passion passport passwor password passwort patches patricia
patrick patriot patriots patton pauline pavilion payton peace peaches peanut peanuts pearljam pebbles pedro peekaboo
peewee pegasus pencil penelope penguin penguins penny pentium people pepper pepsi perfect personal pervert peter
peterpan peters peugeot phantom philip philips phillies phillip philly phoebe phoenix photo photos phpbb picard
picasso piccolo pickle pickles picture pierre piglet pikachu pilot pimpin pineappl pinkfloy pioneer pirate pirates
pistol pitbull pizza planet plastic platinum playboy player playtime please pleasure plumber plymouth poison pokemon
polaris police polina polska poncho pontiac poodle poohbear pookie poontang pooper poopie poopoo popcorn popeye
porkchop porsche porter portland portugal positive possum postal potato potter powder power powers precious predator
prelude presario preston pretty primus prince princes princess printer private privet prodigy profit psycho pumpkin
punisher punkin punkrock puppies puppy purple pussies putter pyramid python qawsed qawsedrf qazqaz qazwsx qazwsxed
qazwsxedc qazxsw qazxswedc quality queen quincy qwaszx qweasd qweasdzxc qweqwe qwerasdf qwert qwerty qwertyu qwertyui
qwertyuio rabbit racecar racerx rachael rachel racing rafael ragnarok raider raiders rainbow raistlin ralph rammstein
ramona randall random randy ranger rangers raptor rascal raven ravens raymond rbhbkk ready reagan reality reaper
rebecca rebel rebels redalert redbull reddog redhead redhot redman redneck redrum redskins redsox redwings reebok
reggie regina remember renegade rereirf rescue research retard revenge review rfhbyf rfnthbyf rfrfirf rhbcnbyf rhonda
ricardo richard richards richie richmond ricky rightnow ripper river rjntyjr robbie robert roberta roberto roberts
robin robinson rocker rocket rockets rockon rocks rockstar rocky rodney roger rogers roland roller rolltide roman
romance romashka romeo rommel ronald ronaldo ronnie rookie rooster rootbeer roscoe rosebud rosemary rotten rovers
roxanne rubber rugby rulez runner running ruslan russell russia russian rustam rusty sabbath sabina sabine sabrina
sadie safety sailboat sailing sailor saint saints sakura sally salmon samantha sammie sammy sampson samson samsung
samuel samurai sanchez sandiego sandman sandra sandro sandy santana santiago santos sapphire sarah saratoga sasha
sassy satan saturn sausage savage savannah sayang scarface scarlet scarlett school science scooby scoobydo scooter
scorpio scorpion scotch scotland scott scottie scotty scrappy scream scruffy scully search seattle sebastia sebastian
secret security seinfeld select selena seminole semperfi sentinel septembe september serega serena serenity sergei
sergey sergio server service sesame seven shadow shaggy shalom shaman shamrock shane shania shannon shaolin shark
sharks sharon shasta shaved shazam sheena sheila shelby shelley shelly shemale sherlock sherman sherry sherwood shiloh
shirley shogun shooter shopping short shorty shotgun showme showtime sidney siemens sierra silver silvia simba simon
simone simple simpson simpsons sinatra singer single sinner sirius sister sithlord sixers skater skeeter skiing skinny
skipper skippy skittles skyline skywalke skywalker slappy slapshot slayer sleepy slick slipknot smile smiles smiley
smith smitty smoke smoker smokey smokin smooth smudge snake snakes snapper snatch snickers sniper snoopy snowball
snowman snuggles sobaka soccer socrates softball software soldier soleil solomon somethin sommer sonic sooner sooners
sophia sophie southern space spanking spankme spanky sparky sparta spartak spartan spartans speaker special spectrum
speed speedy spencer spider spiderma spiderman spidey spike spirit spitfire splash spooky sport sports spring springer
sprint sprite spunky spyder squirrel squirt srinivas stacey stalker stallion standard stanley starbuck starcraft
stardust starfish stargate stars startrek starwars station stealth steelers stefan stella stephani stephanie stephen
sterlin sterling steve steven stevie stewart stick sticks sticky stimpy stinger stingray stinky stocking stocks stone
stonecol stoner stones storm stormy stranger street strider strike striker stripper strong stuart student studio stuff
stupid subaru sublime success sugar sultan summer summit sundance sunday sunny sunrise sunset sunshine super superfly
superman superstar support surfer surfing susan suzanne suzuki svetik svetlana swallow sweden sweet sweetie sweetpea
sweets sweety swimming swinger swingers swordfis swordfish sydney sylvia syracuse system tacobell tacoma tamara tammy
tanker tanner tanya tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana taurus taylor tazman tdutybq
teacher technics techno teddy teens telefon tempest temple tennis tequila teresa terminal terror terry tester testing
testtest texas thailand thanks thankyou thegame thekid theking theman theodore theone therock thomas thompson throat
thuglife thumper thunder tickle tiffany tiger tigers tigger tight timber timmy timothy tinker tinman tintin titanic
titans titleist titties tobias today tolkien tomato tomcat tommy tomtom tootsie topcat topdog topgun topper tornado
toronto torres toshiba tottenha toyota tracey tractor tracy traffic trains trance transam travel travis treasure
trebor trevor trfnthbyf tricky trigger trinidad trinity tristan triton triumph trixie trojan trojans trombone trooper
trouble truck trucker trucks truelove trumpet trunks tsunami tucker tuesday turbo turkey turner turtle tweety twilight
twisted twister tyler tyrone ultima ultimate unicorn united universe unknown unreal utopia vacation vader valentin
valentina valera valerie valhalla valley vampire vanessa vanhalen vanilla vectra vegeta velvet verbatim veritas verona
veronica veronika vertigo vette vfczyz vfhbyf vfhecz vfrcbv vfrcbvrf vfvekz vfvjxrf victor victoria victory video
viking vikings viktor viktoria vincent violet viper vipers virgin virginia vision vivian vkontakte vladik vladimir
vladislav volley volume voodoo vortex voyager vulcan walker wallace walleye wally walnut walter warcraft warhammer
warlock warlord warren warrior warriors water waterloo waters watson wayne weasel weather webmaster webster weezer
welcome wendy werewolf werner wesley western westham westside whatever wheels whiskey whisper white whitney whocares
whynot wicked wilbur wildcat wildcats wildfire william williams willie willis willow willy wilson window windows
winner winnie winston winter wisdom wizard wolfgang wolfman wolfpack wolverin wolverine wolves wombat women wonder
woody woofwoof wookie wordpass world wrangler wright writer wutang xanadu xavier xfiles xtreme yamaha yankee yankees
ybrbnf yellow yfnfif yomama young yourmom yvonne zachary zaphod zaqwsx zaqxsw zenith zeppelin zidane zipper zombie
zorro zvezda zxcasd zxcasdqwe zxcvbn zxcvbnm
`;
