<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %>
<%@ taglib prefix="layout" tagdir="/WEB-INF/tags" %>
<layout:shop-page title="Kontakt">
  <h1>Kontakt</h1>
  <div data-shop-widget="newsletter" data-origin="contact"></div>
  <div data-shop-widget="support"></div>
</layout:shop-page>
