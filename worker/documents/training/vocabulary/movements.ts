/** Parts of words that names of movements are made of, in the languages coaches write. Folded. */
const LATIN =
  "squat|(?:main|primary|secondary|assistance|accessory|competition|variation) lift\\b|\\bsqts?\\b|(?:front|back|box) sq\\b|press(?!e)|bench|crimp|sloper|open hand|\\bpinch|deadlift|\\brow(?:s|ing)?\\b|pull|push|curl|raise|lunge|plank|carry|carries|swing|clean\\b|snatch|\\bjerk|hinge|bridge|thrust|extension|\\bfly|\\bflye|\\bdips?\\b|\\bchin(?:s|-?ups?|ning|up)?\\b|crunch|sit[ -]?up|\\bhang|\\bhold|\\brun\\b|running|jog|\\bbike|cycling|\\bski\\b|\\bergo?s?\\b|\\bergomet|sprint|\\bstrides\\b|fartlek|\\brepeats\\b|\\bhill reps\\b|steigerungsl|jump|\\bhops?\\b|throw|slam|sled|walk|crawl|stretch|mobility|movilidad|mobilidade|\\bmobilita\\b|\\bmobilite\\b|rotation|twist|step[ -]?up|good ?morning|shrug|get-?up|kettlebell|dumbbell|barbell|\\bdb\\b|\\bkb\\b|\\bbb\\b|burpee|sprawl|abduct|adduct|abduktor|adduktor|seilzug|\\bdipps\\b|ruckenstreck|rotator|rotary torso|uberzug|bauchmaschine|bauchroller|\\btrx\\b|rollout|ab wheel|pallof|dead ?bug|bird ?dog|hamstring|glute|calf|calves|quad|neck|\\biso|pistol|muscle-?up|l-sit|farmer|suitcase|sandbag|battle rope|rope|skater|bound|shrimp|drill|rounds|flow|class|rolling|sparring|intervals?|\\beasy\\b|tempo run|long run|\\brace|marathon|parkrun|time trial|swim|skip|medball|med ball|box|wall ball|thruster|landmine|pushdown|pulldown|kickback|flexion|triceps|biceps|\\bpecs?\\b|\\blats?\\b|delt|face pull|rdl|ohp|freestyle|backstroke|breaststroke|butterfly|\\bkick|medley|cossack|\\bhips?\\b|shoulder|thoracic|scap|band|" +
  "sentadilla|peso muerto|remo\\b|dominada|zancada|plancha|elevaci|fondos|puente|flexiones|prensa|jalon|estocada|desplante|" +
  "caminhad|corrida|tiros\\b|trote|caminata|carrera|footing|kyykky|maastaveto|punnerru|soutu|lankku|askelkyykk|agachamento|supino|terra\\b|remada|barra fixa|prancha|avanco|desenvolvimento|rosca|abdominal|flexao|ponte|elevacao|puxada|mergulho|" +
  "panca|stacco|trazion|rematore|affondi|piegament|croci|alzate|lento|spinte|distens|" +
  "developpe|tirage|traction|fente|gainage|pompe|souleve|elevation|marche|epaule|releve|" +
  "\\blauf(?:en|s)?\\b|dauerlauf|\\w{3,}lauf\\b|intervall|steigerungsl|krafttrain|\\bcorsa\\b|ripetute|fractionne|\\brodaje|\\bbieg|duurloop|kniebeug|bankdruck|kreuzheb|rudern|klimmz|ausfall|drucken|heben|beuger|strecker|liegest|stutz|wadenh|schulter|beinpress|" +
  "przysiad|martwy|wyciskani|wioslowan|podciagan|wykrok|pompki|deska|uginani|unoszeni|prostowan|" +
  "\\brwani|\\bpodrzut|\\bzarzut|brzuszki|sciagani|rozpietki|wspieci|wznosy|przebiezk|" +
  "arranque|\\benvion|cargada|gemelos|patada|\\bsaltos?\\b|bicicleta|rana\\b|hiperextens|abduccion|aduccion|" +
  "arranco|arremesso|panturrilha|crucifixo|cadeira (?:extensora|flexora|adutora|abdutora)|mesa flexora|\\bstiff\\b|levantamento|" +
  "strappo|slancio|\\bgirata|addominali|polpacci|\\bspinta (?:su|con|in)|" +
  "arrache|epaule[- ]jete|sortie longue|\\bvma\\b|\\bseuil\\b|allure (?:semi|marathon|10)|\\bcotes\\b|corde a sauter|montees? de genou|" +
  "rei(?:ss|ß)en|\\bsto(?:ss|ß)en|umsetzen|rumpfbeug|hocksprung|seilspring|crosstrainer|" +
  "kniebuig|bankdruk|roeien|opdrukken|optrekken|uitvalspas|touwtjespring|" +
  "knaboj|marklyft|bankpress|\\brodd\\b|utfall|armhavning|hoftlyft|\\bplankan|kneb[oø]y|markl[oø]ft|benkpress|\\broing|d[oø]dl[oø]ft|b[aæ]nkpres|" +
  "\\bdrep|mrtvy tah|\\bshyb|\\bkliky?\\b|\\bvypad|pritah|guggolas|felhuzas|fekvenyomas|evezes|huzodzkodas|kitores|fekvotamasz|" +
  "zwemmen|fietsen|hardlopen|\\blopen\\b|schwimmen|\\bradfahren|\\brad\\b|natacion|\\bnado\\b|natacao|\\bnuoto|natation|\\bvelo\\b|cyclisme|ciclismo|plywani|simning|sykling|cykling|cykel|svomming|loping|\\bbeh\\b|plavani|juoksu|pyoraily|uinti|" +
  "\\bcorrer|\\bcourir|\\bcorrere|\\blaufen|\\bbiegac|\\bmarsz|trotar|\\bmarat|estirami|etirement|\\bdehn|cruzado\\b|" +
  "wall ?sit|step[ -]?(?:ups?|downs?)\\b|prowler|toes[ -]to[ -]bar|\\bt(?:2|t)b\\b|skull ?crush|\\bsldl\\b|\\bdl\\b|dead lift|turkish|clamshell|wrist|mountain climb|arm circle|handstand|hollow|front lever|dragon flag|\\bnordics?\\b|copenhagen|\\bmarch(?:ing|es)?\\b|knee bend|leg stand|single[ -]leg|snap down|drop landing|cat[ -]cow|halos?\\b|\\bcleans\\b|boulder|campus|fingerboard|\\barc(?:ing|s)?\\b|\\bclimb|" +
  "afundo|passada|corda naval|esteira|abdutor|adutor|abducao|aducao|coice|alongament|nordico|" +
  "paseo del granjero|\\bpasadas\\b|cambio de direccion|bicho muerto|gemelo|equilibrio|trineo|" +
  "presse a|mollets|traineau|rameur|montees|estension|polpaccio|slitta|" +
  "latzieh|latzug|brustpresse|bauchpresse|schragbank|\\bkafer\\b|rudergerat|schlitten|wurf\\b|\\w{3,}sprung\\b|\\bsprung|" +
  "wyprost|lawka|spacer farmera|kuithef|enarmsrodd|hopp\\b|vztyk|vyskok|chuze|tlak na|barfiks|kopru|itme\\b|tasima|" +
  "\\bhypers?\\b|hyperext|" +
  "genuflexiuni|indreptari|\\bimpins|ramat\\b|tractiuni|fandari|flotari|\\bcekis|\\bkosu|antrenman|yurume|yuzme|sinav\\b|mekik\\b";
const OTHERS =
  "пресс|прес(?!\\p{L})|разведени|шраги|прогулка|нахили|розведен|ハム|ブリッジ|引き|打ち込み|풀다운|푸쉬업|페이스 풀|워크|로잉|分腿蹲|北欧挺|侧抛|" +
  "плавани|велосипед|рывок|толчок|взятие на|гиперэкст|разводк|наклоны|швунг|выпрыг|скручив|присед|присідан|віджим|біг|скакал|випад|жим|тяг|подтяг|отжим|выпад|планк|подъ[её]м|сгибан|разгибан|стан|махи|мост|бег|прыж|" +
  "スクワット|プレス|デッドリフト|ロウ|ロー|懸垂|プランク|ランジ|カール|レイズ|腕立|スイング|ラン|ジャンプ|水泳|自転車|腹筋|背筋|ベンチ|ヒップ|チンニング|ディップ|プルダウン|プルアップ|クリーン|スナッチ|ジャーク|クランチ|バーピー|" +
  "스쿼트|프레스|데드리프트|로우|턱걸이|플랭크|런지|컬|쓰러스트|스윙|레이즈|팔굽혀|점프|달리기|스내치|클린|저크|버피|크런치|벤치|풀업|딥스|" +
  "深蹲|卧推|硬拉|划船|引体|平板|弓步|推举|弯举|俯卧撑|臂屈伸|摆|跳|跑|抓举|挺举|高抓|高翻|下蹲翻|后蹲|前蹲|借力推|挺身|臀桥|提踵|卷腹|腹肌|壶铃|俯卧撑|" +
  "پرس|اسکوات|اسکات|ددلیفت|زیربغل|زیر بغل|پلانک|بازو|نشر|بارفیکس|شنا|کرانچ|لانج|تراست|ساق|سرشانه|دمبل|هالتر|سیمکش|دوچرخه|تردمیل|نشست|سینه|لت از|دستگاه|طناب|" +
  "سكوات|ضغط|بنش|ديدليفت|رفع|سحب|تجديف|بلانك|عقلة|اندفاع|قرفصاء|دمبل|تمديد|كرنش|جري|مشي";
const MOVEMENT = new RegExp(`${LATIN}|${OTHERS}`, "u");

/** Whether a folded text has the look of a movement's name. */
export function looksLikeMovement(folded: string): boolean {
  return MOVEMENT.test(folded);
}

/** Sports of which only how far or how long is said, in any form of their words. */
const SPORT =
  /^(?:swim|bike|run|row|ride|ski|walk|hike|cycl|schwimm|rad|rudern|lauf|wander|zwemm|fiets|lop|hardlop|roei|wandel|natacion|natacao|nado|nuot|natation|ciclis|bici|cyclis|velo|carrera|corrida|corsa|course|caminat|caminhad|camminat|marche|remo|canottag|aviron|plywan|rower|bieg|marsz|wioslar|simning|svomm?|cykl|cykel|sykl|lop(?:ning|ing)|lob|rodd|plav|kol[oe]|beh|uinti|pyor|juoks|souto|плаван|вело|бег|греб|ходьб|水泳|バイク|ラン|自転車|수영|자전거|달리기|游泳|骑行|跑步)[\p{L}]{0,8}$/u;

/** Whether a folded text is a sport and nothing else. */
export const namesSport = (folded: string): boolean => SPORT.test(folded);
