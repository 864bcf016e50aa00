import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const listed = (words: string) => words.trim().split(/\s+/);

/** File names that standard terms replaced; `docs/glossary.md` has those. */
const RETIRED_FILES = new Set(
  listed(`
    account-door acting announced announcements compose-reads early-asks fellow flights horizon house in-one-process
    keeping-shop kept kept-reads known-texts likely-next metrics-door packed reading remembered staff-door
    desk desk-verbs verbs needs compose personal-facts exchange old-addresses changing on-line lines-together shelf left-carts
    on-arrival take-news hold-off follow-order give-documents papers again going-with page-way marks
    found-set misses free-word range-word letters same-words machines
    paper-page told way-on asked-reviews kept-draft leading-on former-goods former-owners kept-lines kept-as tell-error
    take-file take-off take-out-of-cart order-letter wanted-goods goods-set bring-rows
    acts use-node-acts use-clipboard-acts use-document-acts
    ask-admin ask-dialog ask-font-worker ask-picture-worker ask-return ask-shop asked-field found
    found-input keep-card keep-focus keep-order keep-place keep-running keep-server keeps-all line-goods
    meta-goods new-goods news not-asked order-people own own-address own-cards own-line own-lines own-link
    own-order own-order-note own-place own-roles own-settings own-variant subscription-goods wrong-requests
    wrong-ways unkept-blocks
  `),
);

/** Identifiers that standard terms replaced. Words in sentences are free. */
const RETIRED_IDENTIFIERS = listed(`
  openHouse KeptPages openKeptPages keepingShop readingShop nobodysVisit readAnnounced createFlights Struck
  createHorizon createKeptReads KeptReads knownTexts leaveEarlyAsks likelyNext LIKELY_NEXT properWay ProperWay
  speaksForAll sayOpen gatherFigures figuresOf inOneProcess isDatabaseAway choosePlace currentAct tellKept askKept
  tellChanged TooSlow mayReadFigures statusOfRefusal Desk createDesk DeskCall VerbName sayRefusal AccountLetter
  AccountLetterFacts ActFilter AdminBy AdminCall AdminRefusal AroundAccounts AroundGoods AroundReminders AroundReviews
  AroundTexts AskedReturn BackInStockLetter BringOptions CartLetter CartOf CodeTold ContentAct ExchangeDeps
  ExchangeRefusal FetchAsked InvitationLetter KeptCard KeptCart KeptContact KeptEntry KeptMail KeptMismatch
  KeptRequest KeptWay KeptWords LeftCart ListedWay NewAct NoWay OldAddress OldCustomer OldLine OldOrder OldReview
  OldShopKeys OnLine OrderLetter PageWay PersonalFacts RefundAsked RestockCallRefusal RestockDeps RestockRefusal
  SameWords ToldOfGoods WayEditDeps WayOn WayVerdict WordProblem askForStock askOutside auditVerbs bitsOfFound
  bringPictures bringTable composeExchange composeReminders contentVerbs countMarked countMiss createExchange
  createOldAddresses createReminders createRestock customerVerbs deliveryVerbs documentWordProblem endAct entryVerbs
  exchangeRefusals exchangeVerbs findAct findGoingWith findKept findLeft findOldReviews findWay findWayRow findWays
  followOrder forTheRecord forgetMisses forgetOldRequests freeWord fromArchive fromOldShop giveCredit giveInvoice
  hasMarks homeVerbs importOldCustomers importOldOrders importOldReviews insertAct insertWay isFound isFreeForRange
  isVerbName jobVerbs judgeWays keepDraft keepMismatches keepPage keepWay leftCarts linkingOldOrders listActs lockLeft
  lockWays mailVerbs markTold marksOf mediaVerbs menuVerbs mostInCart newOrderNoticeVerbs newOrderVerbs openDoor
  openShelf ordersListVerbs ordersVerbs parseOldAddress paymentsVerbs personalFacts placeMarks pourLines pourRest
  productsVerbs promotionVerbs readGoingWith readMisses readSameWords redirectVerbs refundsVerbs remindOfLeft
  removeWay reportVerbs restockRefusals restoreWay restrictionVerbs reviewVerbs rewriteWay settingsVerbs slipsBetween
  soughtText soughtWords staffVerbs standingInvoice stockVerbs takeNews takeUpAgain tellOfStock termsVerbs toFound
  toMiss wayToTsquery whatFollows workOnRun writeOldOrders writeOldReviews firstFilled rowBringer RowBringer tellAct
  livingServer KeptLines linesBelow redrawPicture RedrawRefusal MOST_STRANGER_PIXELS cutPicture closeDataFolder
  closeToOthers createOutwardClient OutwardAnswer OutwardRequest OutwardRefusal isThisMachine whyNotTo mayBeAsked
  InsideError putMail forgetMailsTo endInOrder keepRunning deathsInARow pauseMsAfter ValkeyAway answerOrWay
  sayWhereOwnersStart asksLikeAnybody withOneSlash faultAnswer asksForListedEntry registerMachines registerPapers
  registerRestock registerReminders enterCode takeCodeOut forbidKeeping letBodyGo accountCookieGone sessionCookieGone
  staffCookieGone noticesWait noticesWaitIn noticesShown changedOrAsItIs keepByLink sendPrinted tellOfOrder
  tellWaiting tellOfLowStock tellOne passMessageOn goOnWithImport remindOfCart CommandHouse SeedHouse keepList
  KeptList AccountDoor StaffDoor KeptSecret loadWayOn askedReviews AskedReviews isAway createAway keepWaiting
  dropWaiting listWaiting isWaitingKey settleWaiting mayBeGoing createMissed alwaysSaid liftNotices LiftFacts
  createPerforming askCheckout updateAloud stopReview tellMethod tellOthers startOwnPlace prefersStillness heldBack
  shownBeside lacksStars tellQuantity KeptForLater HowItAddsUp WaysOn KeepOrder GiveBack WrongSummary KeepAddress
  MailSaid MailLeave taxPaper PaperLanguage usePaper BesideLinks QuietHeader savedText askedPicture lookByLink
  stopReminders handOutToken forgetAuthor isKeptFromTheYoung keptOf moveRest MostOf parseLeft askedBy keepTexts
  lookAgain takeOutOfCart tellsNothing seeKeptCard takeCustomerReferences moveBaskets comeBack waitAgain sendBack
  HandMade TakenFile askPatiently mayPass drawnColumns mailOfNews MailLetter NewOrdersLetter sampleLetter
  sampleOrderLetter keptAs keptNames croppingOf noteShelves readShelves isCategoryWordTaken tellOfGoods leadingOn
  placesBy newWord rememberBefore soughtProducts SoughtProducts ShelfNow sealProducts levelStock classBundles endTurn
  numberNewcomers findFormerGoods saidTooYoung notSold giveTryBack touchedPieces takeOff createShopReviews createTexts
  createShopRedirects createShopListing createShopSharing createShopSearch manyGoods liveADay openOldShop
  KEPT_INSIDE KEPT_COLUMNS MOST_KEPT NO_WAY_ON OldShopFacts OrderNews OrderPapers PaperPage PaperSpeech printPaper
  PaymentNews applyNews REMEMBERED_MS lockShelf ShelfDraft ShelfFields TakeOut TakenOff WantedGoods findWanted toWanted
  adminExchange adminGoods adminOrderActs countAsked countFound earlyScript giveToAccount holdGoods importOldShop isNothingLeft
  isUnderWay leadOn linesTakenBack lookAtLink piecesLeft postAndLeave putAway rememberRelations rememberState
  standingOf tellError tellRefusal useKeptDraft useLookingAgain withTaken LIKELY_NEXT_HASH papersOf GoneCustomer findGone
  useNodeActs useClipboardActs useDocumentActs useTemplateActs publishingActs NodeActs NodeGroupActs NodeActsProvider
  ClipboardAct RowActs auditActs ActButton ParcelPapers PrintPaper PaperLogo SlipPaper LabelPaper toPaper sendPaper isSameDoor
  DoorFacts keptWay checkedWay standingWay withWay isOfThisWay readAround openAsked saveSought SubscriptionAsked anAsked aHorizon
  aShelf anEmptyShelf simulatedShelf timesShelf staffDoor byCookieDoor createGoods OnlyPlanned
  ASKED_TIMING AskDialog AskDialogProps AskOutside AskPage BroughtLater BroughtProps CHANGED_MEANWHILE
  ChangedMeanwhile ChooseGoods ChosenGoods ChosenGoodsFields FindGoods FormerGoods FoundInput GoodsDraft
  GoodsField GoodsForSale GoodsProps GoodsRow GoodsSet HeardEvent ImportedGoods KEPT_FROM_KEYS KeepRefusal
  KeepingDeps KeptOfFont LineGoods NOTHING_WRONG NOT_ASKED NamesOfGoods NotForGoods OfferedGoods
  OrderGoods OwnDevice OwnKey OwnLine OwnLineFields OwnOrder OwnOrderDeps OwnOrderNote OwnRole
  RefundedGoods StockedThing SubscriptionGoods TYPED_ABOUT_PEOPLE WRONG_NAMES WRONG_VALUES WrongControl
  Wrongs aGoodsSet addHiddenGoods askAdmin askApplePay askFontWorker askForReset askPictureWorker askShop
  askToken askWhenFree askedField asksOtherAddress changedMeanwhile composeOwn exportGoods findOwnOrder
  findOwnProduct findOwnReview foundPresets goneWishlistCookies goodsIdOf goodsInput goodsKey goodsOn
  goodsPictures goodsReaders goodsRefusals goodsTagged goodsWith hearAlerts hearCalls hearEvents
  importGoods inOwnVariant isOwnAddress isOwnLink isOwnRole keepAnswersPrivate keepApart keepBitmaps
  keepChangedHere keepConsent keepErrors keepFocus keepFocusIn keepLinksInside keepPlace keepPopup
  keepServer keepText keepsAll lineOfGoods lookAround metaGoods methodsAround mustAsk notForGoods ownLine
  ownReferer ownRoleInput ownVariant parseOwnDevice peopleActions printGoods readGoodsRows readOwnWords
  seedGoods simpleGoods tellStaleForm toOrderGoods toSubscriptionGoods useFoundGoods useIsWrong
  wayToChoose wrongFields wrongGiftCardFields wrongRequests
  ALL_GOODS ALL_GOODS_IN_A_LIST AskedField AskedWords NOTHING_TOLD JoiningGoods FOUND_GOODS MOST_GOODS
  goodsDraft goodsSent goodsLeft askReturn askedIn askedOptions askedItem keepPromotion keepZones
  goneRefusal keepBoxes isAskedByFew giftCardTold MOST_ASKED
  GoodsOfText HOLDS_GOODS NO_GOODS OF_GOODS SimpleGoods takeGoods linkGoods restoreGoods offeredGoods goodsTotals
  besideGoods goodsAt withGoods goodsText parseGoods toStoredGoods trackGoods writeGoods shiftedGoods shelvesOf
  toTellingTsquery keptPages keptProof keepProof keepSecret keepOrdered keepPicture keepFile keptBlocks
  isWorthKeeping mayBeKept onKept keepOriginal tellAll tellOnCart tellShop tellSender toldOf toldLeft
  unkeptBlocks GoneRecord WayLoad FoundTable FoundProps KeptAttributes newsOf keepRule keptLines
  staff_act staff_change act_id version_act announce_change announce_insert tell_change watch_changes
  toldBy bothWays
`);

/** Migrations, and what restores older backups. */
const NAMES_OF_THE_PAST = /migrations|database\/dump\/(?:renames|dump\.db\.test)\.ts$/;

it('retired names are not used', () => {
  const files = globSync('{src,tests,bench,bin}/**/*.{ts,tsx,js,sql}', { cwd: root }).filter(
    (file) => !(file.endsWith('retired-names.test.ts') || NAMES_OF_THE_PAST.test(file)),
  );
  expect(files.length).toBeGreaterThan(1500);
  const named = files.filter((file) => RETIRED_FILES.has(basename(file).replace(/\..*$/, '')));
  const pattern = new RegExp(`\\b(?:${RETIRED_IDENTIFIERS.join('|')})\\b`);
  const used = files.flatMap((file) => {
    const match = pattern.exec(readFileSync(join(root, file), 'utf8'));
    return match === null ? [] : [`${file}: ${match[0]}`];
  });
  expect([...named, ...used]).toEqual([]);
});

/** Words that are too vague as names of types and components. */
const NO_TYPES = listed(
  'Way Ways Told Asked Asking Kept Around Desk House Needs Heard Said Sought Act Acts Door Paper Shelf',
);

it('types and components have the names of things', () => {
  const files = globSync('{src,tests,bench,bin}/**/*.{ts,tsx}', { cwd: root });
  const pattern = new RegExp(`\\b(?:type|interface|class|function) (?:${NO_TYPES.join('|')})\\b`);
  const used = files.flatMap((file) => {
    const match = pattern.exec(readFileSync(join(root, file), 'utf8'));
    return match === null ? [] : [`${file}: ${match[0]}`];
  });
  expect(used).toEqual([]);
});

/** Words that do not say what a value is; they are free as words of sentences, keys of texts and stored fields. */
const NO_VALUES = listed('found own said around asked told goods kept meanwhile way ways');

it('variables and parameters have the names of things', () => {
  const files = globSync('{src,tests,bench,bin}/**/*.{ts,tsx,js}', { cwd: root });
  const names = `(?:${NO_VALUES.join('|')})`;
  const pattern = new RegExp(`\\b(?:const|let|function) ${names}\\b|\\(${names}(?:\\??: |\\) =>)`);
  const used = files.flatMap((file) => {
    const match = pattern.exec(readFileSync(join(root, file), 'utf8'));
    return match === null ? [] : [`${file}: ${match[0]}`];
  });
  expect(used).toEqual([]);
});
