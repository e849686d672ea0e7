/**
 * The words that passwords on cards are made of. A child of seven can read and type them, and no
 * two sound alike. Three words and a number give one in 14 thousand million, 33.7 bits
 * (docs/guide-for-it.md).
 */
export const cardWords: readonly string[] = `
  acorn actor alarm album amber anchor angel apple apron arch arrow artist aunt bacon badge
  badger bagel baker ball balloon bamboo band banjo barn basket bath beach beans bear beaver bee
  bell belt bench berry bike bird biscuit blanket blossom boat bonfire book bottle bounce bowl
  box branch bread breeze brick bridge broom brother brush bubble bucket bug bulb bunny bus
  butter button cab cabbage cabin cactus cake camel candle canoe car card carpet carrot castle
  cat cave chair chalk cheese cherry chess chest chicken chin circus clay cliff clock cloud
  clover clown coach coat cobra coconut comb comet cook cookie coral corn cotton cousin cow crab
  crane crayon cream cricket crow crown cube cuckoo cup curtain cushion daffodil daisy dance dart
  dawn deer den desert desk diamond dice dinner doctor dog doll dolphin donkey door dragon drawer
  dream dress drift drum duck eagle earth easel east echo eel egg elbow emerald engine fairy farm
  feather fence ferry fiddle field film fin finger fire fish flag flame flood floor flower flute
  fog forest fox frog fruit garden gate gem ghost giant gift ginger giraffe glass globe glove
  glue goal goat gold golf goose gorilla grain grape grass gravel green guest guitar gull gym
  hall hammer hamster hand harbour harp hat hazel heart hedge hedgehog helmet hero hill hippo
  hobby holly honey hood hoop horse hotel house ice idea igloo ink insect iron island ivy jacket
  jar jaw jeans jelly jet jewel jigsaw jug juice jumper jungle kangaroo kayak kettle key king
  kite kitten knee lace ladder lake lamb lamp land lane laptop lava leaf leather lemon lentil
  letter library light lily lime linen lion lizard lobster locket log lorry lunch magnet mango
  map maple marble market mask match meadow medal melon menu metal milk mint mirror mitten mole
  monkey moon moss moth motor mountain mouse mud muffin mug museum music needle nest net noodle
  north novel number nurse oak oasis oat ocean olive onion orange orchard otter oven owl oyster
  paint pan panda paper park parrot pasta path peach peanut pebble pelican pencil penguin pepper
  piano picnic pie pig pigeon pillow pilot pin pine pirate pizza planet plate plough plum pocket
  polo pond pony pool popcorn poppy port post potato prince prize pump pumpkin puppy purple
  puzzle queen quilt quiz rabbit radio raft rain rainbow raisin ranch raven reef ribbon rice ring
  river robin robot rocket roof rope rose rug ruler saddle salad salmon sand sauce scale scarf
  school scooter seal seat seed shadow shark sheep shelf shell ship shirt shoe shop shore silver
  singer sister skate skirt sky sled slide slipper smile snail snow soap sock sofa soup south
  spark sparrow spider sponge spoon spring square squirrel stage star statue stick stone stool
  storm story stove straw street string sugar suit summer sun sunset swan swing syrup table tail
  tap taxi tea team teapot temple tennis tent theatre thumb thunder ticket tiger tile toad toast
  tomato tool tooth torch towel tower toy track tractor trail train tray tree trumpet tub tube
  tulip tuna tunic tunnel turkey turtle twig umbrella uncle unicorn valley van vase vest village
  vine violin wagon wall walrus water wave whale wheat wheel whistle window wing winter wizard
  wolf wool worm wren yellow yogurt zebra zip zoo`
  .trim()
  .split(/\s+/u);
