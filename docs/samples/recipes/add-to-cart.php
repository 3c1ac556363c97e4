<?php
/** Prints a form that adds a product to the cart. Without JavaScript, the browser sends it to the shop. */
function shop_add_to_cart(string $productId, string $label): string
{
    $escape = fn(string $text): string => htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
    return sprintf(
        '<form data-shop-cart="add" method="post" action="https://shop.example/service/cartfrontend/cart">
          <input type="hidden" name="productId" value="%s">
          <label>Menge <input type="number" name="quantity" value="1" min="1"></label>
          <button>%s</button>
        </form>',
        $escape($productId),
        $escape($label)
    );
}
